import { describe, expect, test } from 'vitest';
import { checkTemplate, createTemplateService, DEFAULT_SETTINGS } from '../../../server/service/index.js';
import { RULES } from '../../../server/service/rules/index.js';
import type { Rule } from '../../../server/service/rules/rule.js';
import { modelOf } from './support/check.js';

const TEXT = JSON.stringify({
  start_anchor: 'a',
  fields: { content: { close_pattern: 'a(?>b)', repeats: 'yes', join: '', content_args: { stripe: true } } },
});

/** A rule of the service with a fault: it fails after its first finding. */
function failing(rule: Rule): Rule {
  return {
    ...rule,
    *check(context) {
      for (const finding of rule.check(context)) {
        yield finding;
        break;
      }
      throw new RangeError('Maximum call stack size exceeded');
    },
  };
}

function check(rules: readonly Rule[]): { readonly codes: readonly string[]; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const log = (part: string, error: unknown) => faults.push(`${part}: ${String(error)}`);
  const findings = checkTemplate(modelOf(TEXT), log, rules);
  return { codes: findings.map(({ code }) => code).sort(), faults };
}

const ALL = ['content-args-key-unknown', 'flag-type', 'portability-atomic'];

test('without a fault nothing is logged', () => {
  expect(check(RULES)).toEqual({ codes: ALL, faults: [] });
});

test.each(RULES.map(({ code }) => code))('a fault in %s silences no other finding, and is logged', (code) => {
  const { codes, faults } = check(RULES.map((rule) => (rule.code === code ? failing(rule) : rule)));
  expect(codes).toEqual(ALL);
  expect(faults).toEqual([`${code}: RangeError: Maximum call stack size exceeded`]);
});

describe('however large or strange a pattern is, the field around it is checked', () => {
  const { diagnostics } = createTemplateService();
  const units = ['a', '(?=a)', '(a|b)', '(', 'a|', 'a?', '[', '\\n', '(?:', '(?<=', '[a', '(?P<a>', '(?i)'];
  test.each(units.flatMap((unit) => [2000, 200_000, 1_000_000].map((size) => [unit, size] as const)))(
    '%s for %i characters',
    (unit, size) => {
      const pattern = unit.repeat(size / unit.length);
      const field = { open: 'x', close_pattern: pattern, content: 'nope' };
      const text = JSON.stringify({ start_anchor: 'a', fields: { first: field, second: { closes: 1 } } });
      const codes = diagnostics(modelOf(text), DEFAULT_SETTINGS).map(({ code }) => code);
      expect(codes).toEqual(expect.arrayContaining(['content-unknown', 'unknown-key']));
    },
  );
});
