import { describe, expect, test } from 'vitest';
import { createTemplateService, readSamples, readSettings, targetsTitle } from '../../../../server/service/index.js';
import { modelOf } from '../support/check.js';

const service = createTemplateService();

describe('which targets take a template', () => {
  /** The title and tooltip for a closing pattern, and the targets that a user names. */
  function titleFor(pattern: string, names: readonly string[], anchor: object = { start_anchor: '>' }) {
    const field = { open: '<a>', close_pattern: pattern };
    const model = modelOf(JSON.stringify({ ...anchor, fields: { content: {}, reasoning_content: field } }));
    const { targets } = readSettings({ targets: names });
    const refusing = [...service.refusals(model, targets)].filter(({ refuses }) => refuses).map(({ target }) => target);
    const { title, tooltip } = targetsTitle(targets, refusing);
    return tooltip === undefined ? title : `${title} | ${tooltip}`;
  }

  test.each([
    ['all, by name', 'b', ['java', 'go'], 'Portable to Java, Go'],
    ['all of many', 'b', ['java', 'go', 'rust', 'icu'], 'Portable to 4 of 4 targets'],
    ['those that have the construct', '(?<=a)b', ['java', 'go'], 'Portable to Java | Not read as it is meant: Go'],
    ['none', '(?<=a)b', ['go'], 'Portable to 0 of 1 targets | Not read as it is meant: Go'],
    ['those that only discouraged constructs are said to', '(?>a)b', ['java'], 'Portable to Java'],
  ])('%s', (_, pattern, names, title) => {
    expect(titleFor(pattern, names)).toBe(title);
  });

  test('nobody takes what is refused', () => {
    expect(titleFor('b', ['java'], {})).toBe('Portable to 0 of 1 targets | Not read as it is meant: Java');
  });
});

describe('how many samples pass', () => {
  const template = (close: string) => modelOf(`{"start_anchor": ">", "fields": {"content": {"close": "${close}"}}}`);
  const sample = (output: string, content?: string) =>
    JSON.stringify({ prefix: '>', output, ...(content === undefined ? {} : { expect: { message: { content } } }) });

  test.each<[string, string, readonly string[], string, number]>([
    ['all', '.', [sample('a.', 'a'), sample('b.', 'b')], '2 of 2 samples pass', 0],
    ['the first that fails', '.', [sample('a.', 'a'), sample('b.', 'c')], '1 of 2 samples pass', 1],
    ['those that expect something', '.', [sample('a.', 'a'), sample('b.')], '1 of 1 samples pass', 0],
    ['what cannot be read', '.', [sample('a.', 'a'), '{}'], '1 of 1 samples pass, 1 cannot be read', 1],
    ['what is too much', '.', [sample('a.', 'a'), sample('b'.repeat(1_000_000))], '1 of 1 samples pass, 1 not run', 0],
    [
      'none, of a template that does not load',
      '',
      [sample('a', 'a')],
      'No sample passes: the template does not load',
      0,
    ],
  ])('%s', (_, close, lines, title, line) => {
    const model = template(close);
    const samples = readSamples('s.jsonl', lines.join('\n'));
    const runs = [...service.sampleRuns(model, samples)];
    const offset = lines.slice(0, line).join('\n').length + (line === 0 ? 0 : 1);
    expect(service.sampleSummary(model, samples, runs)).toEqual({ title, offset });
  });
});
