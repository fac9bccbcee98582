import type { Fix } from './fix.js';
import { patternsFromList } from './pattern-type.js';

/** Without the pattern the content parser fails, so there is no deleting it. */
export const tagPatternType: Fix = { code: 'tag-pattern-type', remedies: patternsFromList };
