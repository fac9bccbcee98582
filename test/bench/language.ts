import { parseTree } from 'jsonc-parser';
import {
  CompletionRequest,
  DefinitionRequest,
  DocumentDiagnosticRequest,
  HoverRequest,
  type Position,
  ReferencesRequest,
  RenameRequest,
} from 'vscode-languageserver-protocol/node';
import { largeConfig, placesIn } from './large-config.js';
import { type Ask, Session, type Stroke } from './session.js';

type Rows = readonly (readonly string[])[];

const diagnostics: Ask = (connection, at) => connection.sendRequest(DocumentDiagnosticRequest.type, at);

const TYPING: readonly (readonly [name: string, ask: Ask])[] = [
  ['completion', (connection, at) => connection.sendRequest(CompletionRequest.type, at)],
  ['hover', (connection, at) => connection.sendRequest(HoverRequest.type, at)],
];

const context = { includeDeclaration: true };
const NAVIGATION: readonly (readonly [name: string, ask: Ask])[] = [
  ['definition', (connection, at) => connection.sendRequest(DefinitionRequest.type, at)],
  ['references', (connection, at) => connection.sendRequest(ReferencesRequest.type, { ...at, context })],
  ['rename', (connection, at) => connection.sendRequest(RenameRequest.type, { ...at, newName: 'renamed' })],
];

/** Names are few, strings are many. */
const ROUNDS = { typing: 4, navigation: 12 };

/** A letter in a string of the template, and a question about the place behind it. */
const typed = (at: Position): Stroke => ({ at, key: 'x', about: { ...at, character: at.character + 1 } });

/** A blank in front of everything: the names are where they were, and must be found anew. */
const above = (about: Position): Stroke => ({ at: { line: 0, character: 0 }, key: ' ', about });

async function times(
  session: Session,
  ask: Ask,
  strokes: readonly Stroke[],
  rounds: number,
): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const stroke of strokes) taken.push(await session.timed(ask, stroke));
  return taken;
}

/** The places with an answer that is neither empty nor a refusal. */
async function answered(session: Session, ask: Ask, places: readonly Position[]): Promise<readonly Position[]> {
  const found: Position[] = [];
  for (const place of places) {
    const answer = await session.ask(ask, place).catch(() => null);
    if (answer !== null && !(Array.isArray(answer) && answer.length === 0)) found.push(place);
  }
  return found;
}

function percentile(taken: readonly number[], share: number): string {
  const sorted = [...taken].sort((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

function row(name: string, taken: readonly number[]): readonly string[] {
  return [name, String(taken.length), percentile(taken, 0.5), percentile(taken, 0.95), percentile(taken, 1)];
}

const head = (title: string) => [`${title}; ms`, 'asked', 'p50', 'p95', 'most'];

/** Milliseconds from a key stroke to the answer, over stdio, at every string of a template in a large configuration, and at every name. */
export async function languageRows(): Promise<Rows> {
  const rows: (readonly string[])[] = [];
  for (const name of ['qwen3', 'gpt-oss', 'lfm2']) {
    const { text, title } = largeConfig(name);
    const places = placesIn(text);
    const session = await Session.open(text);
    if (rows.length === 0) rows.push(head(title));
    for (const [what, ask] of TYPING)
      rows.push(row(`${what}, ${name}`, await times(session, ask, places.map(typed), ROUNDS.typing)));
    for (const [what, ask] of NAVIGATION) {
      const named = await answered(session, ask, places);
      if (named.length > 0)
        rows.push(row(`${what}, ${name}`, await times(session, ask, named.map(above), ROUNDS.navigation)));
    }
    await session.close();
  }
  return rows;
}

/**
 * Milliseconds from a key stroke to the diagnostics, over stdio, beside what a server that reads the whole document has to do at least: a
 * tree of all of it. The two take turns.
 */
export async function diagnosticRows(): Promise<Rows> {
  const { text, title } = largeConfig('gpt-oss');
  const session = await Session.open(text);
  const [ours, whole]: [number[], number[]] = [[], []];
  for (const place of placesIn(text)) {
    ours.push(await session.timed(diagnostics, typed(place)));
    const begun = performance.now();
    parseTree(text);
    whole.push(performance.now() - begun);
  }
  await session.close();
  return [
    head(title),
    row('diagnostics, gpt-oss', ours),
    row('tree of the whole', whole),
    ['ratio', '', (Number(percentile(ours, 0.5)) / Number(percentile(whole, 0.5))).toFixed(2)],
  ];
}
