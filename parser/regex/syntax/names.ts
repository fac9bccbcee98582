import { isIdentifier } from '../unicode/properties.js';
import { isNumber, type ParseState } from './state.js';

/** A group name as written, with its place. */
export interface GroupName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** A name up to `)` or `>`; otherwise why there is none. */
export function readName(state: ParseState, allowNumber: boolean): GroupName | string {
  const start = state.at;
  const name = state.takeWhile((c) => c !== ')' && c !== '>');
  if (name === '') return 'missing group name';
  const fits = isNumber(name) ? allowNumber && Number(name) >= 1 : isIdentifier(name);
  return fits ? { name, start, end: state.at } : 'bad character in group name';
}

/** A name that must be there. */
export function parseName(state: ParseState, allowNumber = false): GroupName {
  const found = readName(state, allowNumber);
  if (typeof found !== 'string') return found;
  state.fail(found);
  return state.node(state.at, { name: '' });
}
