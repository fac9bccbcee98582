// Looks for inputs that break a promise of the engine: `npm run fuzz -- --seconds 60 --seed 1`. Not a test; the seed makes a run repeatable.
import { runTypeScript } from './run-ts.mjs';

await runTypeScript('test/fuzz/main.ts');
