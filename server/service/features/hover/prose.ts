import { quoted } from '../../quoting.js';

/** Words of ours, or a text of the template's: that one is always shown as code, whatever is in it. */
export type Inline = string | { readonly code: string } | { readonly strong: string };

export interface ListItem {
  /** 0 for the outermost. */
  readonly depth: number;
  readonly inlines: readonly Inline[];
}

/** What a hover says, before it is known what the client can show. */
export type Block =
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | { readonly kind: 'code'; readonly text: string; readonly language: string }
  /** Texts of ours that are written as Markdown: those of the schema. */
  | { readonly kind: 'own'; readonly markdown: string; readonly plain: string };

export function paragraph(...inlines: readonly Inline[]): Block {
  return { kind: 'paragraph', inlines };
}

export function code(text: string): Inline {
  return { code: text };
}

/** A finding's message, in which backticks stand around code. */
export function sentence(message: string): readonly Inline[] {
  return message.split('`').map((piece, at) => (at % 2 === 1 ? code(piece) : piece));
}

export function toMarkdown(blocks: readonly Block[]): string {
  return blocks.map(markdownOf).join('\n\n');
}

export function toPlainText(blocks: readonly Block[]): string {
  return blocks.map(plainOf).join('\n\n');
}

function markdownOf(block: Block): string {
  switch (block.kind) {
    case 'own':
      return block.markdown;
    case 'paragraph':
      return block.inlines.map(markdownInline).join('');
    case 'list':
      return block.items
        .map(({ depth, inlines }) => `${'  '.repeat(depth)}* ${inlines.map(markdownInline).join('')}`)
        .join('\n');
    case 'code': {
      const text = visible(block.text, true);
      const fence = fenceFor(text, 3);
      return `${fence}${block.language}\n${text}\n${fence}`;
    }
  }
}

function plainOf(block: Block): string {
  switch (block.kind) {
    case 'own':
      return block.plain;
    case 'paragraph':
      return block.inlines.map(plainInline).join('');
    case 'list':
      return block.items
        .map(({ depth, inlines }) => `${'  '.repeat(depth)}- ${inlines.map(plainInline).join('')}`)
        .join('\n');
    case 'code':
      return visible(block.text, true);
  }
}

function markdownInline(inline: Inline): string {
  if (typeof inline === 'string') return escaped(inline);
  return 'strong' in inline ? `**${escaped(inline.strong)}**` : inlineCode(inline.code);
}

function plainInline(inline: Inline): string {
  if (typeof inline === 'string') return inline;
  return 'strong' in inline ? inline.strong : shown(inline.code);
}

/** A text that Markdown takes as it is: no markup, no HTML, no link, not even one that is only written out. */
export function escaped(text: string): string {
  return visible(text, false)
    .replace(/[\\`*_[\]<>&~|#@]/g, '\\$&')
    .replace(/:(?=\/\/)|\.(?<=www\.)/gi, '\\$&');
}

/** A text as code in a line, whatever is in it; its beginning where it is long. */
export function inlineCode(text: string): string {
  const inside = shown(text);
  const fence = fenceFor(inside, 1);
  const needsSpace = /^[` ]|[` ]$/.test(inside) && inside.trim() !== '';
  return needsSpace ? `${fence} ${inside} ${fence}` : `${fence}${inside}${fence}`;
}

function shown(text: string): string {
  return text === '' ? '""' : visible(quoted(text), false);
}

/** More backticks than stand anywhere in the text. */
function fenceFor(text: string, least: number): string {
  const runs = [...text.matchAll(/`+/g)].map(([ticks]) => ticks.length);
  return '`'.repeat(runs.reduce((longest, length) => Math.max(longest, length + 1), least));
}

/** What cannot be seen, or changes the direction of what can, as an escape. */
function visible(text: string, keepsLines: boolean): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => {
    if (keepsLines && character === '\n') return character;
    const short = SHORT[character];
    return short ?? `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  });
}

const SHORT: Readonly<Record<string, string | undefined>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
