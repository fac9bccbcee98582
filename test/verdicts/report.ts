/** Whether engine, editor and reference agree on which templates load: `npm run verdicts -- --mutations 2000 --seed 1`. */
import {
  type Disagreement,
  disagreement,
  LOAD_FILES,
  mutatedCases,
  refusalOf,
  type VerdictCase,
  vectorCases,
} from './verdicts.js';

const count = Number(argument('--mutations') ?? 2000);
const seed = Number(argument('--seed') ?? 1);

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

function judge(name: string, cases: readonly VerdictCase[]): readonly Disagreement[] {
  const wrong = cases.flatMap((one) => disagreement(one) ?? []);
  const refused = cases.filter(({ text }) => refusalOf(text) !== undefined).length;
  console.log(`${name.padEnd(14)} ${cases.length - wrong.length} of ${cases.length}, ${refused} of them refused`);
  return wrong;
}

const wrong = [
  ...LOAD_FILES.flatMap((file) => judge(file, vectorCases(file))),
  ...judge('mutations', mutatedCases(count, seed)),
];
for (const { id, what, text } of wrong.slice(0, 20)) console.log(`✗ ${id}: ${what}\n  ${text}`);
process.exitCode = wrong.length > 0 ? 1 : 0;
