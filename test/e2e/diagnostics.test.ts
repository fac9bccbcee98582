/** Findings in a real VS Code: what an author sees while editing the template in a real config. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { CALL } from './helpers/samples.js';
import { withVSCode } from './helpers/suite.js';
import { locate } from './helpers/text.js';
import { root, type Session, writeSettings } from './helpers/vscode.js';
import { eventually, type Workbench } from './helpers/workbench.js';

const CONFIG = 'qwen3/tokenizer_config.json';
const FILE = 'tokenizer_config.json';
const text = readFileSync(path.join(root, 'samples', CONFIG), 'utf8');

const OURS = { source: 'response-template' };
/** The place alone. */
function without({ line, column }: { line: number; column: number }) {
  return { line, column };
}

const author = withVSCode();

describe('a mistake in a real config', () => {
  author(
    'is underlined and listed while one types, and goes away when it is mended',
    { open: CONFIG },
    async ({ workbench }) => {
      await workbench.showProblems();
      const right = locate(text, '"repeats"', CALL);
      await workbench.replace(right, '"repeat"');
      const { line, column } = right;
      await eventually(() => workbench.problems()).toEqual([
        { source: 'response-template', code: 'unknown-key', line, column },
      ]);
      await eventually(() => workbench.underlined(FILE, 'error')).toEqual(['"repeat"']);

      await workbench.replace({ ...right, length: '"repeat"'.length }, '"repeats"');
      await eventually(() => workbench.problems()).toEqual([]);
      await eventually(() => workbench.underlined(FILE, 'error')).toEqual([]);
    },
  );
});

describe('a template full of mistakes', () => {
  const broken = readFileSync(path.join(root, 'samples/broken', FILE), 'utf8');
  const expected = [
    { code: 'literal-and-pattern', at: '"open_pattern": "<think>' },
    { code: 'pattern-syntax', at: '>",\n        "close": "</tool_call>"' }, // where a parenthesis is missing
    { code: 'unknown-key', at: '"repeat"' },
    { code: 'content-unknown', at: '"jason"' },
    { code: 'placeholder-mixed', at: '{name}"' },
    { code: 'join-without-repeats', at: '"join"' },
  ].map(({ code, at }) => ({ ...OURS, code, ...without(locate(broken, at)) }));
  const byPlace = async (workbench: Workbench) =>
    (await workbench.problems()).sort((a, b) => a.line - b.line || a.column - b.column);

  author(
    'has all of them listed at once; a setting changes how they are shown',
    { open: `broken/${FILE}` },
    async (session) => {
      const { workbench, workspace } = session;
      await workbench.showProblems();
      await eventually(() => byPlace(workbench)).toEqual(expected);
      writeSettings(workspace, { 'responseTemplates.rules': { 'unknown-key': 'off' } });
      await eventually(() => byPlace(workbench)).toEqual(expected.filter(({ code }) => code !== 'unknown-key'));
      writeSettings(workspace, {});
      await eventually(() => byPlace(workbench)).toEqual(expected);
    },
  );
});

describe('the language server', () => {
  author('is restarted on demand and finds mistakes again', { open: CONFIG }, async ({ workbench }) => {
    await workbench.showProblems();
    const right = locate(text, '"repeats"', CALL);
    await workbench.replace(right, '"repeat"');
    await eventually(() => workbench.problems()).toHaveLength(1);
    await workbench.command('Response Template: Restart Language Server');
    await workbench.focus(FILE);
    await stillWell({ workbench });
  });
});

describe('a JSON syntax error', () => {
  author('is reported once, by VS Code itself', { open: CONFIG }, async ({ workbench }) => {
    await workbench.showProblems();
    await workbench.replace(locate(text, '"open": "<think>",'), '"open": "<think>"');
    const { line, column } = locate(text, '"close": "</think>"');
    await eventually(() => workbench.problems()).toEqual([{ source: 'json', code: '514', line, column }]);
    await stillWell({ workbench });
  });
});

/** A short config with one known mistake: the number. */
const WRONG = '{"response_template": 3}';
const WRONG_PROBLEM = { ...OURS, code: 'template-type', line: 1, column: 23 };

/** VS Code still answers, our server too, and neither complained: typing over the whole text gives its finding. */
async function stillWell({ workbench }: Pick<Session, 'workbench'>): Promise<void> {
  await workbench.editor(FILE).click();
  await workbench.page.keyboard.press('Control+A');
  await workbench.page.keyboard.insertText(WRONG);
  await eventually(() => workbench.problems()).toEqual([WRONG_PROBLEM]);
  expect(await workbench.notifications()).toEqual([]);
}

const BYTE_ORDER_MARK = '\uFEFF';
const mistaken = text.replace('"repeats"', '"repeat"');
const repeat = { ...OURS, code: 'unknown-key', ...without(locate(mistaken, '"repeat"')) };

/** A config of more than 5 MB with the template at its end, as a vocabulary of added tokens makes it. */
function largeConfig(): string {
  const token = (i: number) => ({
    content: `<|reserved_${i}|>`,
    lstrip: false,
    normalized: false,
    rstrip: false,
    special: true,
  });
  const tokens = Object.fromEntries(Array.from({ length: 36_000 }, (_, i) => [i, token(i)]));
  return JSON.stringify(
    { added_tokens_decoder: tokens, response_template: JSON.parse(mistaken).response_template },
    undefined,
    2,
  );
}
const large = largeConfig();

describe('bad input leaves VS Code well', () => {
  const table: [name: string, content: string, problems: object[]][] = [
    ['an empty file', '', []],
    ['a file that is not JSON', 'Hello <|im_end|>\n', []],
    ['a config cut off inside the template', text.slice(0, text.indexOf('"</think>"') + 4), []],
    ['a config with Windows line ends', mistaken.replaceAll('\n', '\r\n'), [repeat]],
    ['a config with a byte order mark', BYTE_ORDER_MARK + mistaken, [repeat]],
    ['a config of 5 MB', large, [{ ...OURS, code: 'unknown-key', ...without(locate(large, '"repeat"')) }]],
  ];
  for (const [name, content, problems] of table)
    author(name, { open: `bad/${FILE}`, files: { [`bad/${FILE}`]: content } }, async (session) => {
      await session.workbench.showProblems();
      await eventually(() => session.workbench.problems()).toEqual(problems);
      await stillWell(session);
    });

  author('a template of a wrong type', { open: `bad/${FILE}`, files: { [`bad/${FILE}`]: WRONG } }, async (session) => {
    const { workbench } = session;
    await workbench.showProblems();
    for (const value of ['null', '"text"', '[]', 'true', '4.5']) {
      await workbench.editor(FILE).click();
      await workbench.page.keyboard.press('Control+A');
      await workbench.page.keyboard.insertText(`{"response_template":   ${value}}`);
      await eventually(() => workbench.problems()).toEqual([{ ...WRONG_PROBLEM, column: 25 }]);
      await eventually(() => workbench.underlined(FILE, 'error')).toEqual([value]);
      await stillWell(session);
    }
  });
});
