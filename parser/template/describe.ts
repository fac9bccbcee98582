import { shownNames } from '../json/shown.js';
import type { TemplateProblem } from '../problems.js';
import { SENTENCES } from './sentences.js';

/** What a problem means and what to do about it: one or two English sentences for the author of the template. */
export function describeProblem({ code, args, refuses }: TemplateProblem): string {
  const sentence = SENTENCES[code];
  const whole = sentence.endsWith('.') ? sentence : `${sentence}, not {found}.`;
  const effect = refuses ? '' : ' The template loads, but every match fails.';
  return whole.replace(/\{(\w+)\}/g, (_, name: string) => shown(args[name])) + effect;
}

function shown(arg: TemplateProblem['args'][string] | undefined): string {
  return typeof arg === 'object' ? shownNames(arg) : `${arg}`;
}
