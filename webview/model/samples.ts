import { applyEdits, format, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
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
  const text = file.text.replace(/^\ufeff/, '');
  return /l$/i.test(file.name) ? ofJsonLines(text, strings) : ofJson(text, strings);
}

function ofJson(text: string, strings: PlaygroundStrings): ReadSamples {
  const root = treeOf(text);
  const list = root === undefined ? undefined : member(root, 'samples');
  if (list?.type !== 'array') return { samples: [], notes: [strings.samplesNoList] };
  const entries = list.children ?? [];
  return collect(
    entries.map((node, index) => [fill(strings.samplesEntry, index + 1), sampleOf(node, text, index + 1, strings)]),
  );
}

function ofJsonLines(text: string, strings: PlaygroundStrings): ReadSamples {
  const lines = text.split(/\r?\n/);
  return collect(
    lines.flatMap((line, index) => {
      if (line.trim() === '') return [];
      const root = treeOf(line);
      const read = root === undefined ? strings.samplesNotJson : sampleOf(root, line, index + 1, strings);
      return [[fill(strings.samplesLine, index + 1), read] as const];
    }),
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

function treeOf(text: string): Node | undefined {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  return errors.length === 0 ? root : undefined;
}

/** The sample, or why it is none. */
function sampleOf(node: Node, text: string, number: number, strings: PlaygroundStrings): Sample | string {
  if (node.type !== 'object') return strings.samplesNotObject;
  const prefix = textOf(member(node, 'prefix'));
  if (prefix === undefined) return strings.samplesNoPrefix;
  const output = textOf(member(node, 'output')) ?? joined(member(node, 'chunks'));
  if (output === undefined) return strings.samplesNoOutput;
  const tools = member(node, 'tools');
  return {
    name: textOf(member(node, 'name')) ?? `#${number}`,
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

/** The last member of that name, as JSON readers take it. */
function member(node: Node, key: string): Node | undefined {
  return (node.children ?? []).filter((property) => property.children?.[0]?.value === key).at(-1)?.children?.[1];
}

/** Only white space is changed: numbers and the order of keys stay as written. */
function indented(json: string): string {
  return applyEdits(json, format(json, undefined, { insertSpaces: true, tabSize: 2 }));
}
