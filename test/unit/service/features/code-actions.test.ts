import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  createTemplateService,
  DEFAULT_SETTINGS,
  readSettings,
  type Settings,
} from '../../../../server/service/index.js';
import { modelOf } from '../support/check.js';
import { fail } from '../support/fix-cases.js';
import { readPlace } from '../support/markers.js';

/** The titles of what is offered at the marked place, and whether the editor takes it for the one to choose. */
function offered(marked: string, settings: Settings = DEFAULT_SETTINGS, only = ['quickfix']): readonly string[] {
  const { text, place } = readPlace(marked);
  const model = modelOf(text);
  const at = TextDocument.create('file:///x.json', 'json', 1, text).positionAt(place);
  const request = { range: { start: at, end: at }, only, diagnostics: [] };
  const actions = createTemplateService(fail).codeActions(model, settings, request);
  return actions.map(({ title, isPreferred }) => (isPreferred === true ? `${title} *` : title));
}

const field = (text: string) =>
  `{"start_anchor": "a", "fields": {"content": {"repeats": true, "join": ""}, "x": {${text}}}}`;

test('two findings at one place have their fixes each, and one that is the same is offered once', () => {
  expect(
    offered(field('"open": "<n>", "content": "json", "content_args": {"string_delims": ["<q>‸", "</q>"]}')),
  ).toEqual(['Put the pair in a list of pairs *']);
});

test('a code that is switched off has no fix, and takes no part in fix all', () => {
  const marked = field('"open": "<n>", "optional": "tr‸ue", "repeats": 1');
  const off = readSettings({ rules: { 'flag-type': 'off' } });
  expect(offered(marked)).toEqual(['Change to true *', 'Fix all 2 findings "flag-type"']);
  expect(offered(marked, off)).toEqual([]);
  expect(createTemplateService(fail).fixAll(modelOf(marked.replace('‸', '')), off, {})).toEqual([]);
});

test('a fix of a lower level is offered as well', () => {
  const marked = field('"open": "<n>", "optional": "tr‸ue"');
  expect(offered(marked, readSettings({ rules: { 'flag-type': 'hint' } }))).toEqual(['Change to true *']);
});

test('what a reader asks for is mended where the user has named it', () => {
  const marked = field(String.raw`"open_pattern": "\‸\<n>", "close": "</n>"`);
  expect(offered(marked)).toEqual([]);
  expect(offered(marked, readSettings({ targets: ['rust'] }))).toEqual([String.raw`Write \< as < *`]);
});

test('fixes for a whole selection are bounded', () => {
  const fields = Array.from({ length: 200 }, (_, at) => `"f${at}": {"open": "<${at}>", "closes": "</${at}>"}`);
  const text = `{"start_anchor": "a", "fields": {"content": {"repeats": true, "join": ""}, ${fields.join(', ')}}}`;
  const model = modelOf(text);
  const range = { start: model.document.positionAt(0), end: model.document.positionAt(text.length) };
  const request = { range, only: ['quickfix'], diagnostics: [] };
  const actions = createTemplateService(fail).codeActions(model, DEFAULT_SETTINGS, request);
  expect(actions.length).toBe(40);
});
