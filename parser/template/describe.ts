import type { TemplateProblem } from '../problems.js';
import { type ProblemArgs, SENTENCES } from './sentences.js';

/** What a problem means and what to do about it: one or two English sentences for the author of the template. */
export function describeProblem({ code, args }: TemplateProblem): string {
  const sentence: string | ((args: ProblemArgs) => string) = SENTENCES[code];
  const chosen = typeof sentence === 'string' ? sentence : sentence(args);
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => shown(name, args[name]));
}

function shown(name: string, arg: ProblemArgs[string] | undefined): string {
  if (Array.isArray(arg)) return arg.map((item) => `"${item}"`).join(', ');
  if (name === 'text') return JSON.stringify(arg);
  // A type has its article; null stands alone.
  if (name === 'type' && arg !== 'null' && arg !== undefined) return arg === 'object' ? 'an object' : `a ${arg}`;
  return String(arg);
}
