import type { Range, SemanticTokens, SemanticTokensEdit } from 'vscode-languageserver-types';
import type { WrittenRange } from '../document/locate.js';
import type { TemplateModel } from '../document/model.js';
import { nodeAt } from '../document/path.js';
import type { StringNode, TemplateNode } from '../document/tree.js';
import { fieldNames } from '../rules/patterns.js';
import { patternTokens, type StringToken } from './pattern-tokens.js';
import type { PlacedString } from './symbols/field-placeholders.js';
import type { TemplateIndex } from './symbols/template-index.js';
import { TOKEN_TYPES } from './token-types.js';

/** The colours of patterns, placeholders and literals, as the protocol counts them; of a range those that touch it. */
export function getSemanticTokens(model: TemplateModel, index: TemplateIndex, range?: Range): SemanticTokens {
  const wanted = range === undefined ? undefined : offsetsOf(model, range);
  const isWanted = ({ start, end }: WrittenRange) =>
    wanted === undefined || (start <= wanted.end && wanted.start <= end);
  const strings = [
    ...[...index.patterns.values()].map(({ node, study }) => ({
      node,
      tokens: () => study.once('tokens', () => patternTokens(study.tree)),
    })),
    ...[...index.placeholders.values()].map((string) => ({
      node: string.node,
      tokens: () => placeholderTokens(string),
    })),
    ...literalStrings(index.template.root).map((node) => ({ node, tokens: () => literalTokens(node) })),
  ];
  const tokens = strings
    .filter(({ node }) => isWanted(node))
    .sort((one, other) => one.node.start - other.node.start)
    .flatMap(({ node, tokens }) => tokens().flatMap((token) => writtenTokens(index, node, token)))
    .filter(isWanted);
  return { data: encoded(model, tokens) };
}

function offsetsOf({ document }: TemplateModel, range: Range): WrittenRange {
  return { start: document.offsetAt(range.start), end: document.offsetAt(range.end) };
}

function placeholderTokens({ placeholders }: PlacedString): readonly StringToken[] {
  return placeholders.flatMap(({ start, end, names }) => {
    const inner = names.map((name, at): StringToken => {
      return { start: name.start, end: name.end, type: at === 0 ? 'variable' : 'property', isDeclaration: false };
    });
    const brace = { type: 'operator', isDeclaration: false } as const;
    return [{ ...brace, start, end: start + 1 }, ...inner, { ...brace, start: end - 1, end }];
  });
}

/** The literals of delimiters and of the start anchor, alone or in lists. */
function literalStrings(root: TemplateNode): readonly StringNode[] {
  const fields = fieldNames(root).flatMap((name) => ['open', 'close'].map((key) => ['fields', name, key]));
  return [['start_anchor'], ...fields].flatMap((path) => {
    const node = nodeAt(root, path);
    const items = node?.type === 'array' ? node.items : [node];
    return items.filter((item): item is StringNode => item?.type === 'string');
  });
}

function literalTokens({ value }: StringNode): readonly StringToken[] {
  return [{ start: 0, end: value.length, type: 'delimiterLiteral', isDeclaration: false }];
}

/** A token at its places in the document. Of literals JSON's escapes are left out: the editor marks them as such. */
function writtenTokens({ template }: TemplateIndex, node: StringNode, token: StringToken): readonly StringToken[] {
  const map = template.strings(node);
  const pieces: StringToken[] = [];
  let start = token.start;
  const end = (at: number) => {
    if (start < at) pieces.push({ ...token, start: map.writtenOffset(start), end: map.writtenOffset(at) });
  };
  const isEscaped = map.writtenOffset(token.end) - map.writtenOffset(token.start) > token.end - token.start;
  for (let at = token.start; isEscaped && token.type === 'delimiterLiteral' && at < token.end; at += 1) {
    if (map.writtenOffset(at + 1) - map.writtenOffset(at) === 1) continue;
    end(at);
    start = at + 1;
  }
  end(token.end);
  return pieces;
}

/** Five numbers for each token, places relative to the token before. */
function encoded({ document }: TemplateModel, tokens: readonly StringToken[]): number[] {
  const data: number[] = [];
  let line = 0;
  let character = 0;
  for (const { start, end, type, isDeclaration } of tokens) {
    const place = document.positionAt(start);
    const right = place.line === line ? place.character - character : place.character;
    data.push(place.line - line, right, end - start, TOKEN_TYPES.indexOf(type), isDeclaration ? 1 : 0);
    ({ line, character } = place);
  }
  return data;
}

/** What changes one list of tokens into another: everything between the numbers that they begin and end with. */
export function tokenEdits(before: readonly number[], after: readonly number[]): SemanticTokensEdit[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  if (start === before.length && start === after.length) return [];
  let behind = 0;
  while (behind < shorter - start && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  return [{ start, deleteCount: before.length - behind - start, data: after.slice(start, after.length - behind) }];
}
