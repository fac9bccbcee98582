import { applyEdits, format, getNodeValue, type Node } from 'jsonc-parser';
import { memberOf, sampleEntries, strictTree } from '../../server/service/samples/entries.js';
import type { SampleFile } from '../protocol.js';
import { fill, type PlaygroundStrings } from '../strings.js';

export interface Sample {
  readonly name: string;
  readonly prefix: string;
  readonly output: string;
  /** JSON text, numbers and the order of keys as written; undefined where the sample has none. */
  readonly tools: string | undefined;
}

/** The samples of a sample file, and why others were left out. */
export interface ReadSamples {
  readonly samples: readonly Sample[];
  readonly notes: readonly string[];
}

/** Reads `{"samples": […]}`, or one sample a line where the file's name says so. Broken parts give notes, the rest is kept. */
export function readSamples(file: SampleFile, strings: PlaygroundStrings): ReadSamples {
  const notes = file.note === undefined ? [] : [file.note];
  if (file.text === null) return { samples: [], notes };
  const { name, text } = file;
  const entries = sampleEntries(name, text);
  if (typeof entries === 'string') return { samples: [], notes: [strings.samplesNoList] };
  const place = /l$/i.test(name) ? strings.samplesLine : strings.samplesEntry;
  return collect(
    entries.map(({ start, end, number }) => [fill(place, number), sampleIn(text.slice(start, end), number, strings)]),
  );
}

function collect(read: readonly (readonly [place: string, sample: Sample | string])[]): ReadSamples {
  const samples: Sample[] = [];
  const notes: string[] = [];
  for (const [place, sample] of read) {
    if (typeof sample === 'string') notes.push(`${place}: ${sample}`);
    else samples.push(sample);
  }
  return { samples, notes };
}

/** The sample, or why it is none. */
function sampleIn(text: string, number: number, strings: PlaygroundStrings): Sample | string {
  const node = strictTree(text);
  if (node === undefined) return strings.samplesNotJson;
  if (node.type !== 'object') return strings.samplesNotObject;
  const prefix = textOf(memberOf(node, 'prefix'));
  if (prefix === undefined) return strings.samplesNoPrefix;
  const output = textOf(memberOf(node, 'output')) ?? joined(memberOf(node, 'chunks'));
  if (output === undefined) return strings.samplesNoOutput;
  const tools = memberOf(node, 'tools');
  return {
    name: textOf(memberOf(node, 'name')) ?? `#${number}`,
    prefix,
    output,
    tools:
      tools === undefined || tools.type === 'null'
        ? undefined
        : indented(text.slice(tools.offset, tools.offset + tools.length)),
  };
}

function joined(node: Node | undefined): string | undefined {
  if (node?.type !== 'array') return undefined;
  const parts = (node.children ?? []).map(textOf);
  return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
}

function textOf(node: Node | undefined): string | undefined {
  const value: unknown = node?.type === 'string' ? getNodeValue(node) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Only white space is changed: numbers and the order of keys stay as written. */
function indented(json: string): string {
  return applyEdits(json, format(json, undefined, { insertSpaces: true, tabSize: 2 }));
}
