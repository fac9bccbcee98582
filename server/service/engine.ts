/** What the service uses of the engine. */
export { describeProblem, validateTemplate } from '../../parser/index.js';
export { pythonTruth } from '../../parser/python/truth.js';
export { parsePattern, walkPattern } from '../../parser/regex/index.js';
