import type { Alternation, Conditional, Group, Look, PatternNode, PatternTree } from '../tree.js';
import type { Ranges } from '../unicode/ranges.js';
import { type Context, Generator, isDirective } from './generator.js';
import { ASSERTIONS, groupRegister, Op, type Program } from './program.js';
import { writeQuantifier } from './repeats.js';
import { wordRanges } from './sets.js';

const LINE_ENDS: Ranges = [0x0a, 0x0e, 0x85, 0x86, 0x2028, 0x202a];

/** Writes the program of a tree without issues. */
export function generate(tree: PatternTree): Program {
  const generator = new Generator(tree);
  writeNode(generator, tree.root, { backward: 0, memo: generator.memoAllowed, marks: [] });
  generator.emit(Op.Accept);
  return generator.finish(tree.ascii);
}

export function writeNode(g: Generator, node: PatternNode, context: Context): void {
  const single = g.single(node);
  if (single !== undefined) {
    const text = g.literalText(node);
    if (text === undefined) g.emit(Op.Set, g.test(single), context.backward);
    else g.literal(text, context.backward);
    return;
  }
  switch (node.type) {
    case 'sequence':
      writeSequence(g, node.items, context);
      break;
    case 'alternation':
      writeAlternatives(g, node, context);
      break;
    case 'group':
      writeGroup(g, node, context);
      break;
    case 'branch-reset':
      writeNode(g, node.body, context);
      break;
    case 'quantifier':
      writeQuantifier(g, node, context);
      break;
    case 'look':
      writeLook(g, node);
      break;
    case 'conditional':
      writeConditional(g, node, context);
      break;
    case 'line-break':
      writeAtomic(g, () => writeLineBreak(g, context));
      break;
    case 'back-reference':
      g.emit(Op.Reference, groupRegister(node.group), Number(node.ignoreCase), context.backward);
      break;
    case 'assertion':
      g.emit(
        Op.Assert,
        ASSERTIONS.indexOf(node.kind),
        node.kind.includes('word') ? g.test(wordRanges(node.ascii)) : -1,
      );
      break;
    case 'keep':
      g.emit(Op.Keep);
      break;
    case 'fail':
      g.emit(Op.Fail);
      break;
    case 'unsupported':
      throw new Error('A pattern with issues has no program');
  }
}

function writeSequence(g: Generator, items: readonly PatternNode[], context: Context): void {
  let literal = '';
  const flush = () => {
    if (literal !== '') g.literal(literal, context.backward);
    literal = '';
  };
  for (const item of context.backward ? [...items].reverse() : items) {
    const text = g.literalText(item);
    if (text !== undefined) {
      literal = context.backward ? text + literal : literal + text;
    } else if (!isDirective(item)) {
      flush();
      writeNode(g, item, context);
    }
  }
  flush();
}

function writeAlternatives(g: Generator, { branches }: Alternation, context: Context): void {
  const exits: number[] = [];
  branches.forEach((branch, i) => {
    const split = i < branches.length - 1 ? g.split(context) : -1;
    writeNode(g, branch, context);
    if (split < 0) return;
    exits.push(g.emit(Op.Jump, 0));
    g.patch(split, 1);
  });
  for (const exit of exits) g.patch(exit, 0);
}

function writeGroup(g: Generator, { kind, number, body }: Group, context: Context): void {
  if (kind === 'atomic') {
    writeAtomic(g, () => writeNode(g, body, context));
  } else if (number === undefined) {
    writeNode(g, body, context);
  } else {
    const begun = g.register();
    g.emit(Op.Open, begun);
    writeNode(g, body, context);
    g.emit(Op.Close, begun, groupRegister(number), context.backward);
  }
}

export function writeAtomic(g: Generator, write: () => void): void {
  g.emit(Op.Atomic);
  write();
  g.emit(Op.AtomicEnd);
}

/** @returns the instruction that lacks a place to go on at when the look does not hold */
function writeLook(g: Generator, { direction, negated, body }: Look): number {
  const look = g.emit(Op.Look, -1);
  writeNode(g, body, { backward: direction === 'behind' ? 1 : 0, memo: g.memoAllowed, marks: [] });
  const end = g.emit(Op.LookEnd, -1, Number(negated));
  g.patch(negated ? look : end, 0);
  return negated ? end : look;
}

function writeConditional(g: Generator, { test, yes, no }: Conditional, context: Context): void {
  const isLook = 'type' in test;
  const condition = isLook
    ? writeLook(g, test)
    : g.emit(Op.IfGroup, test.group === 0 ? -1 : groupRegister(test.group), 0);
  writeNode(g, yes, context);
  const exit = g.emit(Op.Jump, 0);
  g.patch(condition, isLook ? 0 : 1);
  if (no !== undefined) writeNode(g, no, context);
  g.patch(exit, 0);
}

/** `\r\n|[\n\v\f\r\x85\u2028\u2029]` */
function writeLineBreak(g: Generator, context: Context): void {
  const split = g.split({ ...context, memo: false });
  g.literal('\r\n', context.backward);
  const exit = g.emit(Op.Jump, 0);
  g.patch(split, 1);
  g.emit(Op.Set, g.test(LINE_ENDS), context.backward);
  g.patch(exit, 0);
}
