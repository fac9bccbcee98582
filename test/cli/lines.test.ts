import { expect, test } from 'vitest';
import { readLines } from '../../server/cli/lines.js';

async function linesOf(bytes: Uint8Array, cut: number): Promise<readonly string[]> {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += cut) yield bytes.subarray(at, at + cut);
  }
  const lines: string[] = [];
  for await (const line of readLines(pieces())) lines.push(line);
  return lines;
}

test.each([1, 2, 3, 5, 100])('characters cut between reads of %i bytes survive', async (cut) => {
  const bytes = new TextEncoder().encode('{"a":"😀é"}\n\r\nb\u2028c\n');
  expect(await linesOf(bytes, cut)).toEqual(['{"a":"😀é"}', '\r', 'b\u2028c']);
});

test('the last line needs no newline, and a mark at the start of the stream is no text', async () => {
  expect(await linesOf(new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0x0a, 0x62]), 2)).toEqual(['a', 'b']);
});
