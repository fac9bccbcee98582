import type { Conditional, Group, Look, PatternNode, Sequence } from '../tree.js';
import { reference } from './escapes.js';
import { parseFlags } from './flags.js';
import { type GroupName, parseName } from './names.js';
import { isDigit } from './quantifiers.js';
import { parseAlternatives, parseSequence } from './sequence.js';
import type { ParseState } from './state.js';

/** What follows `(`. @param start where the parenthesis is */
export function parseParenthesis(state: ParseState, start: number): PatternNode {
  const { reader } = state;
  const saved = reader.position;
  const character = reader.get(true);
  if (character === '?') return parseQuestion(state, start);
  if (character === '*') {
    const verb = parseVerb(state, start);
    if (verb !== undefined) return verb;
  }
  reader.position = saved;
  return parseCapture(state, start, undefined);
}

/** What follows `(?`. */
function parseQuestion(state: ParseState, start: number): PatternNode {
  const { reader } = state;
  const saved = reader.position;
  const character = reader.get(true);
  switch (character) {
    case '<':
      return parseAngle(state, start);
    case '=':
    case '!':
      return parseLook(state, start, 'ahead', character === '!');
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
  }
  if (character === 'R' || isDigit(character)) return parseNumberedCall(state, start, character);
  if ((character === '+' || character === '-') && isDigit(reader.peek()))
    return parseRelativeCall(state, start, character);
  reader.position = saved;
  return parseFlags(state, start);
}

/** `(?<=…)`, `(?<!…)`, `(?<name>…)` */
function parseAngle(state: ParseState, start: number): PatternNode {
  const { reader } = state;
  const saved = reader.position;
  const character = reader.get();
  if (character === '=' || character === '!') return parseLook(state, start, 'behind', character === '!');
  reader.position = saved;
  return parseCapture(state, start, parseName(state));
}

function parseCapture(state: ParseState, start: number, name: GroupName | undefined): Group {
  const number = state.openGroup(name?.name);
  if (name !== undefined) state.expect('>');
  const body = state.nested(() => parseToClose(state));
  state.closeGroup();
  return {
    type: 'group',
    kind: 'capture',
    number,
    name: name?.name,
    nameStart: name?.start,
    nameEnd: name?.end,
    body,
    start,
    end: state.reader.position,
  };
}

function parseToClose(state: ParseState): PatternNode {
  const body = parseAlternatives(state);
  state.expect(')');
  return body;
}

/** A group that does not capture. */
export function groupOf(state: ParseState, start: number, kind: Group['kind']): Group {
  const body = state.nested(() => parseToClose(state));
  const noName = { number: undefined, name: undefined, nameStart: undefined, nameEnd: undefined };
  return { type: 'group', kind, ...noName, body, start, end: state.reader.position };
}

function parseLook(state: ParseState, start: number, direction: Look['direction'], negated: boolean): Look {
  const body = state.nested(() => parseToClose(state));
  return { type: 'look', direction, negated, body, start, end: state.reader.position };
}

/** `(?P<name>…)`, `(?P=name)`, `(?P>name)`, `(?P&name)` */
function parsePython(state: ParseState, start: number): PatternNode {
  const { reader } = state;
  const saved = reader.position;
  const character = reader.get();
  if (character === '<') return parseCapture(state, start, parseName(state));
  if (character === '=') {
    const name = parseName(state, true);
    state.expect(')');
    if (state.isOpen(name.name)) state.fail('cannot refer to an open group', saved);
    return reference(state, start, name, saved);
  }
  if (character === '>' || character === '&') return parseNamedCall(state, start);
  state.fail('unknown extension', saved);
  return emptySequence(state, start);
}

function parseComment(state: ParseState, start: number): PatternNode {
  const { reader } = state;
  for (;;) {
    const saved = reader.position;
    const character = reader.get(true);
    if (character === '' || character === ')') {
      reader.position = saved;
      state.expect(')');
      return { type: 'comment', start, end: reader.position };
    }
    if (character === '\\') reader.get(true);
  }
}

/** `(?(1)yes|no)`, `(?(name)yes|no)`, `(?(?=x)yes|no)` */
function parseConditional(state: ParseState, start: number): PatternNode {
  return state.nested(() => {
    const test = parseTest(state);
    const yes = parseSequence(state);
    const no = state.reader.match('|') ? parseSequence(state) : undefined;
    state.expect(')');
    return { type: 'conditional', test, yes, no, start, end: state.reader.position };
  });
}

function parseTest(state: ParseState): Conditional['test'] {
  const { reader } = state;
  const saved = reader.position;
  if (reader.get() === '?') {
    const look = parseLookTest(state, saved - 1);
    if (look !== undefined) return look;
    state.fail('expected lookaround conditional', saved);
  } else {
    reader.position = saved;
  }
  const name = parseName(state, true);
  state.expect(')');
  const test = { group: 0, name: /^\d+$/.test(name.name) ? undefined : name.name };
  const resolve = (group: number) => {
    test.group = group;
  };
  state.addReference(name.name, saved, resolve, true);
  return test;
}

function parseLookTest(state: ParseState, start: number): Look | undefined {
  const { reader } = state;
  const first = reader.get();
  if (first === '=' || first === '!') return parseLook(state, start, 'ahead', first === '!');
  if (first !== '<') return undefined;
  const second = reader.get();
  return second === '=' || second === '!' ? parseLook(state, start, 'behind', second === '!') : undefined;
}

/** `(?|…|…)`: each branch numbers its groups from the same start. Flags changed inside last, as in the module. */
function parseBranchReset(state: ParseState, start: number): PatternNode {
  const { reader } = state;
  const first = state.groupCount;
  let last = first;
  const branches: Sequence[] = [];
  const bodyStart = reader.position;
  const flagsAfter = state.nested(() => {
    do {
      state.groupCount = first;
      branches.push(parseSequence(state));
      last = Math.max(last, state.groupCount);
    } while (reader.match('|'));
    return state.flags;
  });
  state.setFlags(flagsAfter);
  state.groupCount = last;
  const bodyEnd = reader.position;
  state.expect(')');
  return {
    type: 'branch-reset',
    body: { type: 'alternation', branches, start: bodyStart, end: bodyEnd },
    start,
    end: reader.position,
  };
}

/** `(*FAIL)`, `(*F)`; `(*` not followed by a letter begins a group. */
function parseVerb(state: ParseState, start: number): PatternNode | undefined {
  const { reader } = state;
  const saved = reader.position;
  const word = reader.takeWhile((c) => c !== ')' && c !== '>');
  if (!/^\p{L}/u.test(word)) return undefined;
  if (!['FAIL', 'F', 'PRUNE', 'SKIP'].includes(word)) state.fail('unknown verb', saved);
  state.expect(')');
  if (word === 'PRUNE' || word === 'SKIP') return state.unsupported('verb', `verb (*${word})`, start);
  return { type: 'fail', start, end: reader.position };
}

function parseNamedCall(state: ParseState, start: number): PatternNode {
  parseName(state);
  state.expect(')');
  return state.unsupported('group-call', 'calls of groups', start);
}

function parseNumberedCall(state: ParseState, start: number, first: string): PatternNode {
  if (first !== 'R') state.reader.takeWhile(isDigit);
  state.expect(')');
  const whole = first === 'R' || first === '0';
  return state.unsupported(whole ? 'recursion' : 'group-call', whole ? 'recursion' : 'calls of groups', start);
}

function parseRelativeCall(state: ParseState, start: number, sign: string): PatternNode {
  const offset = Number(state.reader.takeWhile(isDigit));
  const group = sign === '+' ? state.groupCount + offset : state.groupCount - offset + 1;
  if (group <= 0) state.fail('invalid relative group number');
  state.expect(')');
  return state.unsupported('group-call', 'calls of groups', start);
}

export function emptySequence(state: ParseState, start: number): Sequence {
  return { type: 'sequence', items: [], start, end: state.reader.position };
}
