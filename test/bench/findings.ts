import { TextDocument } from 'vscode-languageserver-textdocument';
import { createModel } from '../../server/service/document/model.js';
import { getDiagnostics } from '../../server/service/features/diagnostics.js';
import { IGNORED } from '../../server/service/guard.js';
import { DEFAULT_SETTINGS } from '../../server/service/settings.js';

function keys(count: number, value: unknown): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]));
}

const token = { content: '<a>', lstrip: false, normalized: false, rstrip: false, single_word: false, special: true };
const SIZES = [1000, 4000, 16_000];

/** Templates with a number of keys that each draw findings. */
const CROWDED: readonly (readonly [name: string, make: (count: number) => object])[] = [
  ['fields without an opener', (count) => ({ start_anchor: 'a', fields: keys(count, {}) })],
  ['unknown keys in a field', (count) => ({ start_anchor: 'a', fields: { content: keys(count, 1) } })],
  ['unknown keys at the top', (count) => ({ start_anchor: 'a', fields: { content: {} }, ...keys(count, 1) })],
  ['tokens as fields', (count) => ({ start_anchor: 'a', fields: keys(count, token) })],
];

function check(template: object): string {
  const text = JSON.stringify(template);
  const begun = performance.now();
  const model = createModel(TextDocument.create('file:///response_template.json', 'json', 1, text));
  if (model !== undefined) getDiagnostics(model, DEFAULT_SETTINGS, IGNORED);
  return (performance.now() - begun).toFixed(0);
}

/** Milliseconds for all findings of one document: four times the keys should take about four times as long. */
export function findingRows(): readonly (readonly string[])[] {
  const rows = CROWDED.map(([name, make]) => [name, ...SIZES.map((count) => check(make(count)))]);
  return [['findings of many keys, ms', ...SIZES.map((count) => count.toLocaleString('en'))], ...rows];
}
