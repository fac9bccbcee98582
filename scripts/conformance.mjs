// `npm run conformance`: how the engine stands against the reference's answers, `N of M` per vector file.
import { runTypeScript } from './run-ts.mjs';

await runTypeScript('test/conformance/report.ts');
