import { isSampleFile } from '../samples/sample-files.js';
import { type Glob, globMatches } from './glob.js';

/** What a file is to this service: a configuration with a template under a key, or a template as a whole. */
export type DocumentKind = 'config' | 'template';

/** The key of a configuration under which its template stands. Specification, section 1. */
export const TEMPLATE_KEY = 'response_template';

/** The key of the format before this one. */
export const SCHEMA_KEY = 'response_schema';

/** What a name says of a file: its kind, or that the user means it, and its content tells the kind. */
export type FileKind = DocumentKind | 'named';

/** Which files are ours, beside or instead of those that have the names of the format. */
export interface OwnFiles {
  /** Files with the names of the format are ours. */
  readonly detect: boolean;
  /** Files that the user names are ours. */
  readonly files: readonly Glob[];
}

export const DETECTED: OwnFiles = { detect: true, files: [] };

/** What a file is by its address, or undefined for a file that is not ours and is never spoken about. */
export function fileKind(uri: string, { detect, files }: OwnFiles = DETECTED): FileKind | undefined {
  const path = pathOf(uri);
  const name = path.at(-1) ?? '';
  if (isSampleFile(name)) return undefined;
  const kind = kindOfName(name);
  if (detect && kind !== undefined) return kind;
  return files.some((glob) => globMatches(glob, path)) ? (kind ?? 'named') : undefined;
}

function kindOfName(name: string): DocumentKind | undefined {
  if (name === 'tokenizer_config.json') return 'config';
  if (name === 'response_template.json' || name.endsWith('.response_template.json')) return 'template';
  return undefined;
}

/** The decoded segments of the path, without scheme and authority. */
function pathOf(uri: string): readonly string[] {
  const path = uri.replace(/[?#].*$/s, '').replace(/^[\w+.-]+:(\/\/[^/]*)?/, '');
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment; // a stray `%`: it is taken as it stands
    throw error;
  }
}
