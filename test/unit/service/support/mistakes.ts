import { seeded } from '../../../verdicts/mutate.js';
import { modelTemplates } from './fixtures.js';

type Pick = ReturnType<typeof seeded>;
type Entries = Record<string, unknown>;

/** A model's template with a mistake as authors make them: it is JSON, and most often loads. */
export interface Mistake {
  readonly id: string;
  /** The model's file. */
  readonly model: string;
  readonly text: string;
}

/** What authors write into patterns. */
const PATTERN_MISTAKES: readonly ((pattern: string, pick: Pick) => string)[] = [
  (pattern, pick) =>
    pattern.replace(/\[\^[^\]]*\][+*]\??/, one(['.*?', '.*', '.+', '[\\s\\S]*?', '(?:.|\\n)*?'], pick)),
  (pattern, pick) =>
    pattern.replace(/(\(\?P<\w+>)(?:[^()[\]]|\[[^\]]*\])*\)/, `$1${one(['\\w+', '.*?', '[^>]+'], pick)})`),
  (pattern) => pattern.replace(/\\s\*/, '\\s*\\n\\s*'),
  (pattern) => pattern.replace(/\\s\*/, '(?:\\s+)*'),
  (pattern) => pattern.replace('(?P<', '(?<'),
  (pattern) => pattern.replace(/[a-z]/, '(?P<g>$&)'),
  ...['^', '\\A', '.*', '.*?', '\\s*'].map((before) => (pattern: string) => before + pattern),
  ...['$', '|$', '\\Z', '\\n?', '(?:\\n\\n)?', '.*', '.*?', '(?!abc)'].map(
    (behind) => (pattern: string) => pattern + behind,
  ),
  ...['^#$', '(?:#)?', '(?:#)*'].map((around) => (pattern: string) => around.replace('#', () => pattern)),
];

/** What authors put into a field. */
const ENTRIES: readonly Entries[] = [
  { content: 'int' },
  { content: 'json' },
  { content: 'json', content_args: { allow_non_json: true } },
  { content: 'json', content_args: { unquoted_keys: true } },
  { repeats: true },
  { join: ' ' },
  { optional: false },
  { transform_each: true },
  { transform: { type: 'function' } },
  { transform: '{content.name}' },
];

/** Mistakes in the templates of models in turn; the same ones for a seed in every run. */
export function authorsMistakes(count: number, seed: number): readonly Mistake[] {
  const models = modelTemplates();
  return Array.from({ length: count }, (_, index) => {
    const [model, text] = models[index % models.length] ?? ['', '{}'];
    const template: { readonly fields: Record<string, Entries>; defaults?: Entries } = JSON.parse(text);
    makeMistake(template, seeded(seed + index));
    return { id: `${model} ${seed + index}`, model, text: JSON.stringify(template, undefined, 2) };
  });
}

function makeMistake(template: { readonly fields: Record<string, Entries>; defaults?: Entries }, pick: Pick): void {
  const { fields } = template;
  const name = one(Object.keys(fields), pick);
  const field = fields[name] ?? {};
  const kind = pick(8);
  if (kind < 4) mistakePattern(field, pick);
  else if (kind === 4) mistakeLiteral(field, pick);
  else if (kind === 5) delete field[one(Object.keys(field), pick)];
  else if (kind === 6) Object.assign(field, one(ENTRIES, pick));
  else if (pick(2) === 0) template.defaults = { ...template.defaults, [name]: one(['', [], 1, null], pick) };
  else {
    delete fields[name];
    fields[one(['thinking', 'reasoning', 'answer'], pick)] = field;
  }
}

/** A pattern of the field; where it has none, one that is made of a literal. */
function mistakePattern(field: Entries, pick: Pick): void {
  const change = one(PATTERN_MISTAKES, pick);
  const patterns = ['open_pattern', 'close_pattern'].filter((key) => field[key] !== undefined);
  const keys = patterns.length > 0 ? patterns : ['open', 'close'].filter((key) => field[key] !== undefined);
  if (keys.length === 0) return;
  const key = one(keys, pick);
  const [written] = [field[key]].flat();
  delete field[key];
  const pattern = patterns.length > 0 ? String(written) : String(written).replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
  field[patterns.length > 0 ? key : `${key}_pattern`] = change(pattern, pick);
}

function mistakeLiteral(field: Entries, pick: Pick): void {
  const key = one(['open', 'close'], pick);
  const [literal] = [field[key]].flat();
  if (typeof literal !== 'string') return;
  field[key] = one<unknown>(
    [[literal, literal.slice(0, -2)], [literal, ''], 'eos', `${literal}\n`, '$', [[literal]]],
    pick,
  );
}

function one<T>(list: readonly T[], pick: Pick): T {
  return list[pick(list.length)] as T;
}
