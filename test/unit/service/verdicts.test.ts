import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { validate } from '../../../server/service/generated/validate.js';
import { checkTemplate } from '../../../server/service/index.js';
import { modelOf } from './support/check.js';

/** A template and whether the reference loads it. */
interface LoadVector {
  readonly id: string;
  readonly template: unknown;
  readonly expect: { readonly ok: boolean };
}

function vectors(file: string): readonly LoadVector[] {
  const lines = readFileSync(new URL(`../../conformance/vectors/${file}.jsonl`, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): LoadVector => JSON.parse(line));
}

describe.each(['load', 'load-mutated'])('the templates of %s.jsonl', (file) => {
  const cases = vectors(file).map(({ id, template, expect: { ok } }) => {
    const text = JSON.stringify(template, null, 1);
    return { id, ok, template, text, findings: checkTemplate(modelOf(text)) };
  });

  test('are refused by a finding exactly where the reference refuses them, unsupported patterns apart', () => {
    const wrong = cases.filter(({ ok, findings }) => {
      const refusing = findings.filter(({ refuses, code }) => refuses && code !== 'pattern-unsupported');
      return ok === refusing.length > 0;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('never draw two findings of one code at one place', () => {
    const doubled = cases.filter(({ findings }) => {
      const keys = findings.map(({ code, start, end, message }) => `${code} ${start} ${end} ${message}`);
      return new Set(keys).size < keys.length;
    });
    expect(doubled.map(({ id }) => id)).toEqual([]);
  });

  test('have a finding wherever the schema is not content', () => {
    const silent = cases.filter(({ template, findings }) => !validate(template) && findings.length === 0);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('carry an error only where they are refused, or every match fails', () => {
    const codes = cases.flatMap(({ findings }) =>
      findings.filter(({ severity, refuses }) => severity === 'error' && !refuses),
    );
    const failing = [
      'content-args-',
      'tag-pattern-',
      'value-parser-',
      'default-kind',
      'placeholder-unknown',
      'pattern-syntax',
    ];
    expect(codes.filter(({ code }) => !failing.some((prefix) => code.startsWith(prefix)))).toEqual([]);
  });
});
