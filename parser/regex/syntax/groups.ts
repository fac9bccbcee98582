import type { Conditional, Group, Look, PatternNode, Sequence } from '../tree.js';
import { reference } from './escapes.js';
import { parseFlags } from './flags.js';
import { type GroupName, parseName } from './names.js';
import { isDigit } from './quantifiers.js';
import { parseAlternatives, parseSequence } from './sequence.js';
import { isNumber, type ParseState } from './state.js';

/** What follows `(`. @param start where the parenthesis is */
export function parseParenthesis(state: ParseState, start: number): PatternNode {
  const saved = state.at;
  const character = state.get(true);
  if (character === '?') return parseQuestion(state, start);
  const verb = character === '*' && parseVerb(state, start);
  if (verb) return verb;
  state.at = saved;
  return parseCapture(state, start);
}

/** What follows `(?`. */
function parseQuestion(state: ParseState, start: number): PatternNode {
  const saved = state.at;
  const character = state.get(true);
  switch (character) {
    case '<':
      return parseLook(state, start, 'behind') ?? parseCapture(state, start, parseName(state));
    case 'P':
      return parsePython(state, start);
    case '#':
      return parseComment(state, start);
    case '(':
      return parseConditional(state, start);
    case '>':
      return groupOf(state, start, 'atomic');
    case '|':
      return parseBranchReset(state, start);
    case '&':
      return parseNamedCall(state, start);
    case 'R':
      return parseNumberedCall(state, start, 'recursion');
    case '+':
    case '-':
      if (isDigit(state.peek())) return parseRelativeCall(state, start, character);
  }
  if (isDigit(character)) {
    state.takeWhile(isDigit);
    return parseNumberedCall(state, start, character === '0' ? 'recursion' : 'group-call');
  }
  state.at = saved;
  return (/[=!]/.test(character) && parseLook(state, start, 'ahead')) || parseFlags(state, start);
}

/** `=…)` or `!…)`; undefined when neither comes next. */
function parseLook(state: ParseState, start: number, direction: Look['direction']): Look | undefined {
  const negated = state.match('!');
  if (!negated && !state.match('=')) return undefined;
  const body = parseBody(state);
  return state.node(start, { type: 'look', direction, negated, body });
}

function parseCapture(state: ParseState, start: number, name?: GroupName): Group {
  const number = state.openGroup(name?.name);
  if (name !== undefined) state.expect('>');
  const body = parseBody(state);
  state.closeGroup();
  return groupNode(state, start, 'capture', body, number, name);
}

/** A group that does not capture. */
export function groupOf(state: ParseState, start: number, kind: Group['kind']): Group {
  return groupNode(state, start, kind, parseBody(state));
}

function groupNode(
  state: ParseState,
  start: number,
  kind: Group['kind'],
  body: PatternNode,
  number?: number,
  name?: GroupName,
): Group {
  return state.node(start, { type: 'group', kind, number, ...namePlace(name), body });
}

/** A name as nodes carry it. */
export function namePlace(name: GroupName | undefined): Pick<Group, 'name' | 'nameStart' | 'nameEnd'> {
  return { name: name?.name, nameStart: name?.start, nameEnd: name?.end };
}

function parseBody(state: ParseState): PatternNode {
  return state.nested(() => {
    const body = parseAlternatives(state);
    state.expect(')');
    return body;
  });
}

/** `(?P<name>…)`, `(?P=name)`, `(?P>name)`, `(?P&name)` */
function parsePython(state: ParseState, start: number): PatternNode {
  const saved = state.at;
  const character = state.get();
  switch (character) {
    case '<':
      return parseCapture(state, start, parseName(state));
    case '=': {
      const name = parseName(state, true);
      state.expect(')');
      if (state.isOpen(name.name)) state.fail('cannot refer to an open group', saved);
      return reference(state, start, name, saved);
    }
    case '>':
    case '&':
      return parseNamedCall(state, start);
  }
  state.fail('unknown extension', saved);
  return emptySequence(state, start);
}

function parseComment(state: ParseState, start: number): PatternNode {
  for (;;) {
    const saved = state.at;
    const character = state.get(true);
    if (character === '\\') state.get(true);
    else if (character === '' || character === ')') {
      state.at = saved;
      state.expect(')');
      return state.node(start, { type: 'comment' });
    }
  }
}

/** `(?(1)yes|no)`, `(?(name)yes|no)`, `(?(?=x)yes|no)` */
function parseConditional(state: ParseState, start: number): PatternNode {
  return state.nested(() => {
    const test = parseTest(state);
    const yes = parseSequence(state);
    const no = state.match('|') ? parseSequence(state) : undefined;
    state.expect(')');
    return state.node(start, { type: 'conditional', test, yes, no });
  });
}

function parseTest(state: ParseState): Conditional['test'] {
  const saved = state.at;
  if (state.match('?')) {
    const look = parseLook(state, saved - 1, state.match('<') ? 'behind' : 'ahead');
    if (look !== undefined) return look;
    state.fail('expected lookaround conditional', saved);
  }
  const { name } = parseName(state, true);
  state.expect(')');
  const test = { group: 0, name: isNumber(name) ? undefined : name };
  state.addReference(name, saved, test, true);
  return test;
}

/** `(?|…|…)`: each branch numbers its groups from the same start. Flags changed inside last, as in the module. */
function parseBranchReset(state: ParseState, start: number): PatternNode {
  const first = state.groupCount;
  const branches: Sequence[] = [];
  let last = first;
  const from = state.at;
  const flagsAfter = state.nested(() => {
    do {
      state.groupCount = first;
      branches.push(parseSequence(state));
      last = Math.max(last, state.groupCount);
    } while (state.match('|'));
    return state.flags;
  });
  state.setFlags(flagsAfter);
  state.groupCount = last;
  const body = state.node(from, { type: 'alternation', branches });
  state.expect(')');
  return state.node(start, { type: 'branch-reset', body });
}

/** `(*FAIL)`, `(*F)`; `(*` not followed by a letter begins a group. */
function parseVerb(state: ParseState, start: number): PatternNode | undefined {
  const saved = state.at;
  const word = state.takeWhile((c) => c !== ')' && c !== '>');
  if (!/^\p{L}/u.test(word)) return undefined;
  const isRefused = word === 'PRUNE' || word === 'SKIP';
  if (!isRefused && word !== 'FAIL' && word !== 'F') state.fail('unknown verb', saved);
  state.expect(')');
  return isRefused ? state.unsupported('verb', `verb (*${word})`, start) : state.node(start, { type: 'fail' });
}

function parseNamedCall(state: ParseState, start: number): PatternNode {
  parseName(state);
  return parseNumberedCall(state, start, 'group-call');
}

/** The rest of a call once the group is read. */
function parseNumberedCall(state: ParseState, start: number, construct: 'recursion' | 'group-call'): PatternNode {
  state.expect(')');
  return state.unsupported(construct, construct === 'recursion' ? construct : 'calls of groups', start);
}

function parseRelativeCall(state: ParseState, start: number, sign: string): PatternNode {
  const offset = Number(state.takeWhile(isDigit));
  const group = sign === '+' ? state.groupCount + offset : state.groupCount - offset + 1;
  if (group <= 0) state.fail('invalid relative group number');
  return parseNumberedCall(state, start, 'group-call');
}

export function emptySequence(state: ParseState, start: number): Sequence {
  return state.node(start, { type: 'sequence', items: [] });
}
