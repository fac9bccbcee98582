import type { TemplateProblem } from '../../parser/problems.js';
import { describeProblem } from './engine.js';
import { MAX_LISTED, MAX_QUOTED } from './limits.js';

/** A template's own text as messages show it: its beginning, with an ellipsis for what is left out. */
export function quoted(text: string): string {
  if (text.length <= MAX_QUOTED) return text;
  const end = MAX_QUOTED - 1;
  const splitsPair = (text.codePointAt(end - 1) ?? 0) > 0xffff;
  return `${text.slice(0, splitsPair ? end - 1 : end)}…`;
}

/** The engine's sentence about a problem, with the template's own texts and lists shortened. */
export function problemMessage(problem: TemplateProblem): string {
  const args = Object.entries(problem.args).map(([name, arg]) => [name, shortened(name, arg)] as const);
  return describeProblem({ ...problem, args: Object.fromEntries(args) });
}

function shortened(name: string, arg: TemplateProblem['args'][string]): TemplateProblem['args'][string] {
  if (typeof arg === 'string') return name === 'reason' ? arg : quoted(arg);
  if (typeof arg !== 'object') return arg;
  const shown = arg.slice(0, MAX_LISTED).map(quoted);
  return arg.length > MAX_LISTED ? [...shown, '…'] : shown;
}
