import fc from 'fast-check';

/**
 * Property tests try the same cases on each run, so that a failure belongs to the change that caused it. `SEED=… npm test -- unit` tries others,
 * and `npm run fuzz` never tries the same twice.
 */
export const SEED = Number(process.env.SEED ?? 20_260_930);

fc.configureGlobal({ seed: SEED });
