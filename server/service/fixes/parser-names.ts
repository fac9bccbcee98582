import { CONTENT_PARSERS } from '../engine.js';
import { nearestName } from './nearest.js';

/** What schemas, and other formats, call the types that content parsers make. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['str', 'text'],
  ['raw', 'text'],
  ['plain', 'text'],
  ['integer', 'int'],
  ['number', 'float'],
  ['double', 'float'],
  ['boolean', 'bool'],
  ['object', 'json'],
  ['array', 'json'],
  ['xml', 'xml-inline'],
  ['xml_inline', 'xml-inline'],
  ['kv', 'kv-lines'],
  ['key-value', 'kv-lines'],
]);

/** The content parser that a name stands for; undefined where it is none that anybody would know. */
export function parserMeant(name: string): string | undefined {
  return OTHER_NAMES.get(name.toLowerCase()) ?? nearestName(name, CONTENT_PARSERS);
}
