import { isIdentifier } from '../unicode/properties.js';
import { isNumber, type ParseState } from './state.js';

/** A group name as written, with its place. */
export interface GroupName {
  readonly name: string;
  readonly nameStart: number;
  readonly nameEnd: number;
}

/** A name up to `)` or `>`; otherwise why there is none. */
export function readName(state: ParseState, allowNumber: boolean): GroupName | string {
  const nameStart = state.at;
  const name = state.take(/[^)>]/);
  if (name === '') return 'missing group name';
  const fits = isNumber(name) ? allowNumber && Number(name) >= 1 : isIdentifier(name);
  return fits ? { name, nameStart, nameEnd: state.at } : 'bad character in group name';
}

/** A name that must be there. */
export function parseName(state: ParseState, allowNumber = false): GroupName {
  const found = readName(state, allowNumber);
  if (typeof found !== 'string') return found;
  state.fail(found);
  return { name: '', nameStart: state.at, nameEnd: state.at };
}
