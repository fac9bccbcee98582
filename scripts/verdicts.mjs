// `npm run verdicts`: whether engine, editor and reference agree on which templates load, `N of M`.
import { runTypeScript } from './run-ts.mjs';

await runTypeScript('test/verdicts/report.ts');
