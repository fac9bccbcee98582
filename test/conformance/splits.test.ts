import { expect, test } from 'vitest';
import {
  type JsonValue,
  loadTemplate,
  ResponseParser,
  type ResponseTemplate,
  ResponseTemplateError,
  writeJson,
} from '../../parser/index.js';
import { mergeChunks } from './compare.js';
import { PARSE_FILES, type ParseCase, readParseCases } from './vectors.js';

/** Message and merged events, or the error. */
function outcome(template: ResponseTemplate, { prefix, tools }: ParseCase, chunks: readonly string[]): string {
  try {
    const parser = new ResponseParser(template, prefix, { tools });
    const fed = chunks.flatMap((chunk) => parser.feed(chunk));
    const { message, finalEvents } = parser.finalize();
    const events = mergeChunks([...parser.initialEvents, ...fed, ...finalEvents] as unknown as readonly JsonValue[]);
    return writeJson([message, ...events], { exact: true });
  } catch (error) {
    if (error instanceof ResponseTemplateError) return `${error.code} in ${error.field}`;
    throw error;
  }
}

/** The places at which one cut changes the outcome. */
function wrongCuts(one: ParseCase): readonly string[] {
  let template: ResponseTemplate;
  try {
    template = loadTemplate(one.template);
  } catch {
    return []; // The load verdicts are tested on their own.
  }
  const text = one.chunks.join('');
  const whole = outcome(template, one, [text]);
  const wrong: string[] = [];
  for (let at = 1; at < text.length; at++) {
    if (outcome(template, one, [text.slice(0, at), text.slice(at)]) !== whole) wrong.push(`${one.id} cut at ${at}`);
  }
  return wrong;
}

test.each(PARSE_FILES)('one cut anywhere, inside surrogate pairs too, changes nothing in any case of %s', (file) => {
  const cases = readParseCases(file);
  expect(cases.length).toBeGreaterThan(20);
  expect(cases.flatMap(wrongCuts)).toEqual([]);
});
