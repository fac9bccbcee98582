import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Position } from 'vscode-languageserver-protocol';
import { GALLERY } from '../../server/service/gallery/gallery.js';

/** A configuration of 1.1 MB that others wrote; it lies outside of the project, since it is not ours to copy. */
const REAL = '../shared/corpus/ort-gemma-3/tokenizer_config.json';

/** As many tokens as a large vocabulary adds. */
const TOKENS = 6400;

/** A large configuration with a template at its end, and in a few words where it is from. */
export interface LargeConfig {
  readonly text: string;
  readonly title: string;
}

/** @param name of a template in the gallery */
export function largeConfig(name: string): LargeConfig {
  const template = GALLERY.find((entry) => entry.name === name)?.template;
  const isReal = existsSync(path.resolve(REAL));
  const config = isReal ? readFileSync(path.resolve(REAL), 'utf8') : generated();
  const member = JSON.stringify({ response_template: template }, undefined, 2).slice(1, -2); // without the braces
  const text = `${config.trimEnd().slice(0, -1).trimEnd()},${member}\n}\n`;
  const source = isReal ? path.basename(path.dirname(REAL)) : 'generated';
  return { text, title: `${source}, ${(Buffer.byteLength(text) / 1e6).toFixed(2)} MB` };
}

/** Much the same, where that one is not there. */
function generated(): string {
  const token = { lstrip: false, normalized: false, rstrip: false, single_word: false, special: true };
  const tokens = Array.from({ length: TOKENS }, (_, at) => [at, { content: `<unused${at}>`, ...token }]);
  const whole = { added_tokens_decoder: Object.fromEntries(tokens), model_max_length: 1e5 };
  return JSON.stringify(whole, undefined, 2);
}

/** Every quote of the template's part, and the place behind it: keys, values, patterns, placeholders. */
export function placesIn(text: string): readonly Position[] {
  const start = text.indexOf('"response_template"');
  const line = text.slice(0, start).split('\n').length - 1;
  const lines = text.slice(start).split('\n');
  return lines.flatMap((written, at) =>
    [...written.matchAll(/"/g)].map(({ index }) => ({
      line: line + at,
      character: index + 1 + (at === 0 ? start - text.lastIndexOf('\n', start) - 1 : 0),
    })),
  );
}
