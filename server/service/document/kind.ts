/** What a file is to this service: a configuration with a template under a key, or a template as a whole. */
export type DocumentKind = 'config' | 'template';

/** The key of a configuration under which its template stands. Specification, section 1. */
export const TEMPLATE_KEY = 'response_template';

/** The key of the format before this one. */
export const SCHEMA_KEY = 'response_schema';

/** The kind of a document, or undefined for a file that is not ours and is never spoken about. */
export function documentKind(uri: string): DocumentKind | undefined {
  const name = fileName(uri);
  if (name === 'tokenizer_config.json') return 'config';
  if (name === 'response_template.json' || name.endsWith('.response_template.json')) return 'template';
  return undefined;
}

function fileName(uri: string): string {
  const path = uri.replace(/[?#].*$/s, '');
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.indexOf(':')) + 1);
  try {
    return decodeURIComponent(name);
  } catch (error) {
    if (error instanceof URIError) return name; // a stray `%`: the name is taken as it stands
    throw error;
  }
}
