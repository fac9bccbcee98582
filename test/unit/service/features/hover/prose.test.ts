import fc from 'fast-check';
// The renderer that VS Code uses; it comes with Monaco.
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import {
  type Block,
  code,
  escaped,
  inlineCode,
  paragraph,
  toMarkdown,
  toPlainText,
} from '../../../../../server/service/features/hover/prose.js';
import { asked, fieldOf } from '../support/ask.js';
import { shownAt } from '../support/hover.js';

/** What hovers are made of. A link, an image or anything of a template's own making is none of it. */
const TAGS = new Set(['p', 'strong', 'code', 'ul', 'li', 'pre', 'br']);

/** The tags of the page that Markdown makes, those that hovers never have. */
function foreignTags(markdown: string): readonly string[] {
  const html = marked.parse(markdown, { async: false });
  return [...html.matchAll(/<\/?([a-z][a-z0-9]*)[^>]*>/gi)].map(([, tag = '']) => tag).filter((tag) => !TAGS.has(tag));
}

/** The text that a reader sees. */
function readText(markdown: string): string {
  return marked
    .parse(markdown, { async: false })
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

const HOSTILE = [
  '[a](https://evil.example)',
  '![a](https://evil.example/x.png)',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  'https://evil.example',
  'www.evil.example',
  'me@evil.example',
  '`',
  '``` js\n<b>x</b>\n```',
  '``[a](command:evil)``',
  '`a` [b](c)',
  '\n\n# title\n\n* [a](b)',
  '&lt;b&gt;',
  '~~a~~ **b** __c__',
  '| a | b |\n| - | - |',
  '[a]: https://evil.example\n\n[a]',
  '$(flame)',
  '\u202e\u200bevil',
  ' ',
  '',
  '\\`[a](b)',
];

describe('a text of the template is never markup', () => {
  test.each(HOSTILE)('%j as code in a line, as words, in a list and as a block', (text) => {
    const blocks: readonly Block[] = [
      paragraph('Before ', code(text), ' behind ', text, { strong: text }),
      {
        kind: 'list',
        items: [
          { depth: 0, inlines: [code(text), ' → ', text] },
          { depth: 1, inlines: [code(text)] },
        ],
      },
      { kind: 'code', text, language: 'text' },
      paragraph('The end.'),
    ];
    expect(foreignTags(toMarkdown(blocks))).toEqual([]);
  });

  test.each(HOSTILE.filter((text) => text.trim() !== '' && !/[\n\u202e]/.test(text)))('%j is read as it is', (text) => {
    expect(readText(`x ${inlineCode(text)} y`).trim()).toBe(`x ${text} y`);
    expect(readText(`x ${escaped(text)} y`).trim()).toBe(`x ${text} y`);
  });

  test('in any order and number', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...HOSTILE, 'a', '(', ')', '\\', '*')), (pieces) => {
        const text = pieces.join('');
        expect(
          foreignTags(toMarkdown([paragraph('x ', code(text), ' ', text), { kind: 'code', text, language: 'js' }])),
        ).toEqual([]);
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  test.each(HOSTILE)(
    '%j in a template: as literal, pattern, placeholder, field, content parser and default',
    (text) => {
      const json = JSON.stringify(text).slice(1, -1);
      const marked = [
        fieldOf(`"open": "‸${json}"`),
        fieldOf(`"open": ["‸${json}", "${json}"]`),
        fieldOf(`"open_pattern": "‸(?P<a>${json})"`),
        fieldOf(`"open_pattern": "‸${json}"`),
        fieldOf(`"open_pattern": "a", "transform": "‸{content.a}"`).replace('"f"', `"${json}"`),
        fieldOf(`"content": "‸${json}"`),
        `{"fields": {"‸${json}": {"content": "${json}", "repeats": true, "join": "${json}"}}}`,
        `{"defaults": {"‸${json}": 1}}`,
        `{"fields": {"${json}": {"open": "x", "close": "‸y"}, "b": {"open": "y"}}}`,
      ];
      const { service, model } = asked(`{"fields": {"${json}": {"open": "a", "repeats": true}}}‸`);
      const everything = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
      const tooltips = service
        .inlayHints(model, everything)
        .flatMap(({ tooltip }) => (typeof tooltip === 'object' ? [tooltip.value] : []));
      expect(tooltips.flatMap(foreignTags)).toEqual([]);
      // The schema's own texts are ours, and have no links.
      expect(marked.flatMap((one) => foreignTags(shownAt(one)))).toEqual([]);
    },
  );
});

describe('what cannot be seen is shown', () => {
  test.each([
    ['a\nb\t\r', '`a\\nb\\t\\r`'],
    ['\u202eabc', '`\\u202eabc`'],
    ['\u200b', '`\\u200b`'],
    ['\u0000', '`\\u0000`'],
    ['', '`""`'],
    [' ', '` `'],
    [' a', '`  a `'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['é😀', '`é😀`'],
    ['a'.repeat(200), `\`${'a'.repeat(79)}…\``],
  ])('%j is %s', (text, shown) => {
    expect(inlineCode(text)).toBe(shown);
  });

  test('a block of code keeps its lines, and its fence is longer than any in it', () => {
    expect(toMarkdown([{ kind: 'code', text: 'a\n```\nb\u0007', language: 'text' }])).toBe(
      '````text\na\n```\nb\\u0007\n````',
    );
  });
});

test('a client without Markdown gets the same words, without marks', () => {
  const blocks: readonly Block[] = [
    paragraph({ strong: 'Field' }, ' ', code('a*b')),
    {
      kind: 'list',
      items: [
        { depth: 0, inlines: ['x'] },
        { depth: 1, inlines: [code('y')] },
      ],
    },
    { kind: 'code', text: 'z', language: 'js' },
    { kind: 'own', markdown: '`k` **v**', plain: 'k v' },
  ];
  expect(toPlainText(blocks)).toBe('Field a*b\n\n- x\n  - y\n\nz\n\nk v');
  expect(toMarkdown(blocks)).toBe('**Field** `a*b`\n\n* x\n  * `y`\n\n```js\nz\n```\n\n`k` **v**');
});
