import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import schema from '../../../schemas/response-template.schema.json';
import { validate } from '../../../server/service/generated/validate.js';
import { modelTemplates } from './support/fixtures.js';

test('the validator is made from the schema as it stands', () => {
  const script = fileURLToPath(new URL('../../../scripts/schema.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

test.each(modelTemplates())('%s is valid', (_, text) => {
  validate(JSON.parse(text));
  expect(validate.errors ?? []).toEqual([]);
});

test('every key has a description and one for hover', () => {
  expect([...undescribed(schema, '')]).toEqual([]);
});

/** Paths of the keys without texts. */
function* undescribed(node: unknown, path: string): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    if (['defaultSnippets', 'default', 'if', 'then'].includes(key)) continue;
    if (key === 'properties') {
      for (const [name, property] of Object.entries(child)) {
        if (!hasTexts(property) && !isTextReference(property)) yield `${path}/${name}`;
      }
    }
    yield* undescribed(child, `${path}/${key}`);
  }
}

function hasTexts(property: unknown): boolean {
  return (
    typeof property === 'object' && property !== null && 'description' in property && 'markdownDescription' in property
  );
}

/** `strip` and `value_parser` are described where they are defined. */
function isTextReference(property: unknown): boolean {
  return (
    typeof property === 'object' &&
    property !== null &&
    '$ref' in property &&
    ['#/definitions/strip', '#/definitions/valueParser'].includes(String(property.$ref))
  );
}
