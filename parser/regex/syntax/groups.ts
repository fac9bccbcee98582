import type {
  BackReference,
  BranchReset,
  Conditional,
  Fail,
  Group,
  Look,
  PatternNode,
  Sequence,
  Unsupported,
} from '../tree.js';
import { reference } from './escapes.js';
import { parseFlags } from './flags.js';
import { type GroupName, parseName } from './names.js';
import { parseAlternatives, parseSequence } from './sequence.js';
import { type Content, isNumber, type ParseState } from './state.js';

/** What follows `(?`, by its first characters. */
const EXTENSIONS: Readonly<Record<string, (state: ParseState, position: number) => Content>> = {
  '<': (state) => parseLook(state, 'behind') ?? parseNamedCapture(state),
  'P<': parseNamedCapture,
  'P=': parseNamedReference,
  'P>': parseNamedCall,
  'P&': parseNamedCall,
  '#': parseComment,
  '(': parseConditional,
  '>': (state) => groupOf(state, 'atomic'),
  '|': parseBranchReset,
  '&': parseNamedCall,
  R: (state) => parseCall(state, 'recursion'),
};

/** What follows `(`. */
export function parseParenthesis(state: ParseState): Content {
  const saved = state.at;
  const character = state.get(true);
  if (character === '?') return parseExtension(state);
  const verb = character === '*' && parseVerb(state);
  if (verb) return verb;
  state.at = saved;
  return parseCapture(state);
}

function parseExtension(state: ParseState): Content {
  const saved = state.at;
  const first = state.get(true);
  const position = state.at;
  const parse = EXTENSIONS[first === 'P' ? first + state.get() : first];
  if (parse !== undefined) return parse(state, position);
  if (first === 'P') return unknownExtension(state, position);
  if (/[-+\d]/.test(first)) {
    const digits = state.take(/\d/);
    if (/\d/.test(first)) return parseCall(state, first === '0' ? 'recursion' : 'group-call');
    if (digits !== '') {
      const offset = first === '-' ? 1 - Number(digits) : Number(digits);
      if (state.groupCount + offset <= 0) state.fail('invalid relative group number');
      return parseCall(state, 'group-call');
    }
  }
  state.at = saved;
  return (/[=!]/.test(first) && parseLook(state, 'ahead')) || parseFlags(state);
}

export function unknownExtension(state: ParseState, position: number): Content<Sequence> {
  state.fail('unknown extension', position);
  return { type: 'sequence', items: [] };
}

/** `=…)` or `!…)`; undefined when neither comes next. */
function parseLook(state: ParseState, direction: Look['direction']): Content<Look> | undefined {
  const sign = state.one(/[=!]/);
  return sign === '' ? undefined : { type: 'look', direction, negated: sign === '!', body: parseBody(state) };
}

function parseCapture(state: ParseState, name?: GroupName): Content<Group> {
  const number = state.openGroup(name?.name);
  if (name !== undefined) state.expect('>');
  const body = parseBody(state);
  state.closeGroup();
  return { type: 'group', kind: 'capture', number, ...name, body };
}

/** A group that does not capture. */
export function groupOf(state: ParseState, kind: Group['kind']): Content<Group> {
  return { type: 'group', kind, body: parseBody(state) };
}

function parseBody(state: ParseState): PatternNode {
  return state.nested(() => {
    const body = parseAlternatives(state);
    state.expect(')');
    return body;
  });
}

function parseNamedCapture(state: ParseState): Content<Group> {
  return parseCapture(state, parseName(state));
}

function parseNamedReference(state: ParseState, position: number): Content<BackReference> {
  const name = parseName(state, true);
  state.expect(')');
  return reference(state, name, position);
}

function parseComment(state: ParseState): Content {
  for (;;) {
    const character = state.get(true);
    if (character === '\\') state.get(true);
    if (character === '') state.fail('missing )');
    if (')'.includes(character)) return { type: 'comment' };
  }
}

/** `(?(1)yes|no)`, `(?(name)yes|no)`, `(?(?=x)yes|no)` */
function parseConditional(state: ParseState): Content<Conditional> {
  return state.nested(() => {
    const test = parseTest(state);
    const yes = parseSequence(state);
    const no = state.match('|') ? parseSequence(state) : undefined;
    state.expect(')');
    return { type: 'conditional', test, yes, no };
  });
}

function parseTest(state: ParseState): Conditional['test'] {
  const saved = state.at;
  if (state.match('?')) {
    const look = parseLook(state, state.match('<') ? 'behind' : 'ahead');
    if (look !== undefined) return state.place(saved - 1, look);
    state.fail('expected lookaround conditional', saved);
  }
  const { name } = parseName(state, true);
  state.expect(')');
  const test = { group: 0, name: isNumber(name) ? undefined : name };
  state.addReference(name, saved, test, true);
  return test;
}

/** `(?|…|…)`: each branch numbers its groups from the same start. Flags changed inside last, as in the module. */
function parseBranchReset(state: ParseState): Content<BranchReset> {
  const start = state.at;
  const first = state.groupCount;
  const branches: Sequence[] = [];
  let last = first;
  state.flags = state.nested(() => {
    do {
      state.groupCount = first;
      branches.push(parseSequence(state));
      last = Math.max(last, state.groupCount);
    } while (state.match('|'));
    return state.flags;
  });
  state.groupCount = last;
  const body = state.place(start, { type: 'alternation', branches });
  state.expect(')');
  return { type: 'branch-reset', body };
}

/** `(*FAIL)`, `(*F)`; `(*` not followed by a letter begins a group. */
function parseVerb(state: ParseState): Content<Fail | Unsupported> | undefined {
  const saved = state.at;
  const word = state.take(/[^)>]/);
  if (!/^\p{L}/u.test(word)) return undefined;
  const isRefused = /^(PRUNE|SKIP)$/.test(word);
  if (!isRefused && !/^F(AIL)?$/.test(word)) state.fail('unknown verb', saved);
  state.expect(')');
  return isRefused ? state.unsupported('verb', `verb (*${word})`) : { type: 'fail' };
}

function parseNamedCall(state: ParseState): Content<Unsupported> {
  parseName(state);
  return parseCall(state, 'group-call');
}

/** The rest of a call once the group is read. */
function parseCall(state: ParseState, construct: 'recursion' | 'group-call'): Content<Unsupported> {
  state.expect(')');
  return state.unsupported(construct, construct === 'recursion' ? construct : 'calls of groups');
}
