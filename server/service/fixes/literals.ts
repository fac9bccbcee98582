import type { WrittenTemplate } from '../document/model.js';
import { fieldNames } from '../rules/patterns.js';
import { valueAt } from './values.js';

export function openerLiterals(template: WrittenTemplate): readonly string[] {
  return literalsOf(template, 'open');
}

export function closerLiterals(template: WrittenTemplate): readonly string[] {
  return literalsOf(template, 'close');
}

/** The literals that all fields give for a delimiter, each once. */
function literalsOf(template: WrittenTemplate, key: 'open' | 'close'): readonly string[] {
  const all = fieldNames(template.root).flatMap((name) => valueAt(template, ['fields', name, key]) ?? []);
  return [...new Set(all.filter((literal) => typeof literal === 'string' && literal !== ''))].map(String);
}
