/**
 * The lines of a byte stream, split at `\n` only (JSON text may hold U+2028 and lone carriage returns). Bytes are decoded
 * incrementally, so a character cut between two reads survives. One line is kept in memory, never the stream.
 */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let pieces: string[] = [];
  for await (const bytes of input) {
    const [first = '', ...rest] = decoder.decode(bytes, { stream: true }).split('\n');
    pieces.push(first);
    for (const piece of rest) {
      yield pieces.join('');
      pieces = [piece];
    }
  }
  pieces.push(decoder.decode());
  const last = pieces.join('');
  if (last !== '') yield last;
}
