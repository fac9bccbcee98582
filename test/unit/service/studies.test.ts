import { describe, expect, test } from 'vitest';
import { checkTemplate, createTemplateService, DEFAULT_SETTINGS } from '../../../server/service/index.js';
import { PatternStudies, StudiedTrees } from '../../../server/service/patterns/study.js';
import { modelOf } from './support/check.js';

/** A template with so many fields, each with patterns of its own. */
function template(count: number, last = ''): string {
  const field = (at: number) => ({
    open_pattern: `<call${at} name="(?P<name>\\w+)">`,
    close: `</call${at}>`,
    content: 'json',
    repeats: true,
    transform: { name: '{name}', arguments: '{content}' },
  });
  const fields = Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, field(at)]));
  return JSON.stringify({ start_anchor: `assistant${last}`, fields: { ...fields, content: {} } });
}

describe('what is known of a pattern', () => {
  test('is found out once, however many patterns a template has and however often it is checked', () => {
    const studies = new PatternStudies();
    checkTemplate(modelOf(template(1000)), undefined, undefined, { studies });
    const first = studies.of('<call0 name="(?P<name>\\w+)">');
    checkTemplate(modelOf(template(1000, '\\n')), undefined, undefined, { studies });
    expect(studies.of('<call0 name="(?P<name>\\w+)">')).toBe(first);
  });

  test('is the same with and without what was known before', () => {
    const studies = new PatternStudies();
    const [before, after] = [modelOf(template(400)), modelOf(template(400, '\\n'))];
    checkTemplate(before, undefined, undefined, { studies });
    expect(checkTemplate(after, undefined, undefined, { studies })).toEqual(checkTemplate(after));
  });

  test('serves the engine, too', () => {
    const studies = new PatternStudies();
    expect(new StudiedTrees(studies).treeOf('a+')).toBe(studies.of('a+').tree);
  });

  test('is forgotten when more and more patterns come, the newest last', () => {
    const studies = new PatternStudies();
    const long = (at: number) => `${at}${'x'.repeat(99_999)}`;
    const [first, last] = [studies.of(long(0)), Array.from({ length: 30 }, (_, at) => studies.of(long(at))).at(-1)];
    expect(studies.of(long(29))).toBe(last);
    expect(studies.of(long(0))).not.toBe(first);
  });

  test('stays when its program is given up, which is made again when it is needed', () => {
    const studies = new PatternStudies();
    const study = studies.of('a+b');
    const [program, known] = [study.compiled, study.once('a test', () => ({}))];
    for (let at = 0; at < 400; at += 1) studies.of(`a${at}`);
    studies.rest();
    expect(study.once('a test', () => ({}))).toBe(known);
    expect(study.compiled).not.toBe(program);
    expect(study.compiled).toBeDefined();
  });
});

describe('a check in pieces', () => {
  const service = createTemplateService();

  test('is of many pieces where there are many patterns, and comes to the same findings', () => {
    const model = modelOf(template(400));
    const pieces = [...service.checkPieces(model, DEFAULT_SETTINGS)];
    expect(pieces.length).toBeGreaterThan(400);
    expect(service.diagnostics(model, DEFAULT_SETTINGS)).toHaveLength(checkTemplate(modelOf(template(400))).length);
  });

  test('that was left is carried on by whoever asks next', () => {
    const model = modelOf(template(100));
    const pieces = service.checkPieces(model, DEFAULT_SETTINGS)[Symbol.iterator]();
    pieces.next();
    const other = createTemplateService().diagnostics(model, DEFAULT_SETTINGS);
    expect(service.diagnostics(model, DEFAULT_SETTINGS)).toEqual(other);
    expect(pieces.next().done).toBe(true);
  });
});
