import { valueFailure } from '../failure.js';
import { Account } from '../regex/index.js';
import type { ResponseParserOptions } from './parser.js';
import type { RegionsOptions } from './regions.js';

/** A caller's options as the parser works with them; the tools and `decode` are still the caller's. */
export interface ReadOptions extends Omit<RegionsOptions, 'tools'> {
  readonly tools: unknown;
  readonly decode: ResponseParserOptions['decode'];
}

/**
 * Reads each option once.
 *
 * @param given absent or null: no options
 * @throws Failure where an option has a value that it does not know, or something of the caller's throws
 */
export function readOptions(given: ResponseParserOptions | null | undefined): ReadOptions {
  let cause: unknown;
  try {
    const { tools, trace, onMalformed, decode, patternSteps } = given ?? {};
    const steps = typeof patternSteps === 'number' && patternSteps >= 0 ? patternSteps : undefined;
    const keepMalformed = onMalformed === 'event';
    if (keepMalformed || (onMalformed ?? 'throw') === 'throw') {
      return { tools, limits: new Account({ steps }), trace: trace === true, keepMalformed, decode };
    }
  } catch (thrown) {
    cause = thrown;
  }
  const message = 'The options must be an object, with "throw" or "event" as "onMalformed".';
  throw valueFailure('options-type', message, undefined, cause);
}
