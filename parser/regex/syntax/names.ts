import { isIdentifier } from '../unicode/properties.js';
import type { ParseState } from './state.js';

/** A group name as written, with its place. */
export interface GroupName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A name up to `)` or `>`; otherwise why there is none. */
export function readName(state: ParseState, allowNumber: boolean): GroupName | { readonly reason: string } {
  const { reader } = state;
  const start = reader.position;
  const name = reader.takeWhile((c) => c !== ')' && c !== '>');
  if (name === '') return { reason: 'missing group name' };
  const fits = /^\d+$/.test(name) ? allowNumber && Number(name) >= 1 : isIdentifier(name);
  return fits ? { name, start, end: reader.position } : { reason: 'bad character in group name' };
}

/** A name that must be there. */
export function parseName(state: ParseState, allowNumber = false): GroupName {
  const found = readName(state, allowNumber);
  if ('name' in found) return found;
  state.fail(found.reason);
  return { name: '', start: state.reader.position, end: state.reader.position };
}
