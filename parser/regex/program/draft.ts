import type { PatternNode, PatternTree } from '../tree.js';
import { walkPattern } from '../walk.js';
import { CharacterTest } from './character-test.js';
import { singleOf } from './characters.js';
import type { Facts } from './facts.js';
import { INSTRUCTION_SIZE, KEEP_REGISTER, type Op, type RunLoop } from './program.js';
import { needsTable } from './sets.js';

/** A program while it is written, and what is known about its tree. */
export interface Draft {
  readonly tree: PatternTree;
  readonly code: number[];
  readonly tests: CharacterTest[];
  readonly literals: string[];
  readonly loops: RunLoop[];
  readonly memoMarks: (readonly number[])[];
  /** Whether the outcome of a state never depends on what groups hold. */
  readonly memoAllowed: boolean;
  registerCount: number;
  requiredLiteral: string;
  beforeLiteral: number;
  readonly facts: Map<PatternNode, Facts>;
  /** As `facts`, with widths in characters. */
  readonly widths: Map<PatternNode, Facts>;
  /** Indexes in `tests`, by what is written wherever it is written. */
  readonly testIndexes: Map<string, number>;
}

export function newDraft(tree: PatternTree): Draft {
  let groups = 0;
  let memoAllowed = true;
  walkPattern(tree.root, (node) => {
    if (node.type === 'group') groups = Math.max(groups, node.number ?? 0);
    if (node.type === 'back-reference' || (node.type === 'conditional' && 'group' in node.test)) memoAllowed = false;
  });
  return {
    tree,
    code: [],
    tests: [],
    literals: [],
    loops: [],
    memoMarks: [],
    memoAllowed,
    registerCount: KEEP_REGISTER + 1 + groups * 2,
    requiredLiteral: '',
    beforeLiteral: 0,
    facts: new Map(),
    widths: new Map(),
    testIndexes: new Map(),
  };
}

/** @returns the place of the instruction */
export function emit(draft: Draft, op: Op, a = 0, b = 0, c = -1, d = -1): number {
  return draft.code.push(op, a, b, c, d) - INSTRUCTION_SIZE;
}

/** Index in `Draft.code` of an operand that is a place not known yet. */
export type Hole = number;

/** The holes' place is the next instruction. */
export function fill(draft: Draft, ...holes: readonly Hole[]): void {
  for (const hole of holes) draft.code[hole] = draft.code.length;
}

export function newRegister(draft: Draft): number {
  return draft.registerCount++;
}

/** Index of the test for a node that matches exactly one character; undefined for any other node. */
export function testOf({ tree, tests, testIndexes }: Draft, node: PatternNode): number | undefined {
  const ranges = singleOf(node, tree.ascii);
  if (ranges === undefined) return undefined;
  const key = JSON.stringify(node, (name, value) => (name === 'start' || name === 'end' ? undefined : value));
  const known = testIndexes.get(key);
  if (known !== undefined) return known;
  testIndexes.set(key, tests.length);
  return tests.push(new CharacterTest(ranges(true), needsTable(node) ? ranges : undefined)) - 1;
}
