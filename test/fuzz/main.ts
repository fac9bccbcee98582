/** Looks for an input that breaks a promise of the engine, for as long as asked: `npm run fuzz -- --seconds 60 --seed 1`. */
import fc from 'fast-check';
import { broken, check, type FuzzCase, fuzzCases } from './cases.js';

const seconds = Number(argument('--seconds') ?? 60);
const seed = Number(argument('--seed') ?? Date.now() % 2 ** 31);
/** Cases between two looks at the clock. */
const BATCH = 200;

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

function report(found: FuzzCase, batchSeed: number, path: string | null): void {
  console.log(`\n✗ ${broken(found)} (seed ${batchSeed}, path ${path})`);
  console.log('The smallest case that fails:');
  console.log(JSON.stringify(found, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value), 2));
}

console.log(`${seconds} s from seed ${seed}`);
const end = Date.now() + seconds * 1000;
let cases = 0;
let batch = seed;
while (Date.now() < end) {
  const result = fc.check(fc.property(fuzzCases, check), { numRuns: BATCH, seed: batch });
  cases += result.numRuns;
  if (result.failed && result.counterexample !== null) {
    report(result.counterexample[0], result.seed, result.counterexamplePath);
    process.exitCode = 1;
    break;
  }
  batch += 1;
}
console.log(`${cases} cases`);
