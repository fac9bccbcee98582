import { fieldNameThinking } from './field-name-thinking.js';
import type { Fix } from './fix.js';

/** The field gets the name that is meant, as one with an old name does. */
export const fieldNameNear: Fix = { ...fieldNameThinking, code: 'field-name-near' };
