import { expect, test } from 'vitest';
import { DEFAULT_TARGETS, type Target, targetsNamed } from '../../../server/service/portability/targets.js';
import { codesOf } from './support/check.js';
import { diagnosticPages } from './support/fixtures.js';

/** The templates that a fragment of a page may be a part of: the whole, a field, a key of the template, a key of a field. */
function templatesWith(fragment: string): readonly string[] {
  const anchor = '"start_anchor": "<|assistant|>"';
  const rest = '"rest": {"repeats": true, "join": ""}'; // takes what the fragment's fields leave
  const field = (content: string) =>
    `{${anchor}, "fields": {${rest}, "x": {"open": "<x>", "content": "${content}", ${fragment}}}}`;
  return [
    fragment,
    ...(fragment.startsWith('"fields"')
      ? [`{${anchor}, ${fragment}}`]
      : [`{${anchor}, "fields": {${fragment}}}`, `{${anchor}, "fields": {${rest}, ${fragment}}}`]),
    `{${anchor}, "fields": {"content": {}}, ${fragment}}`,
    ...['xml-inline', 'kv-lines', 'json'].map(field),
  ].filter(isJson);
}

/** The readers for which the example draws its finding, as the page sets them. */
function targetsOn(page: string): readonly Target[] {
  const names = /"responseTemplates\.targets": (\[[^\]]*\])/.exec(page)?.[1];
  return names === undefined ? DEFAULT_TARGETS : targetsNamed(JSON.parse(names));
}

function codeSet(text: string, name: string, targets: readonly Target[]): readonly string[] {
  return [...new Set(codesOf(text, name, targets).map((finding) => finding.replace(/ .*/s, '')))];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

test.each([...diagnosticPages()])('the example on the page of %s draws its finding', (code, page) => {
  const fragment = /```json\n([\s\S]*?)\n```/.exec(page)?.[1] ?? '';
  const name = fragment.includes('"response_template"') ? 'tokenizer_config.json' : 'response_template.json';
  const drawn = templatesWith(fragment).map((text) => codeSet(text, name, targetsOn(page)));
  // Nothing but this, in the template that the fragment is a part of.
  expect(drawn).toContainEqual([code]);
});
