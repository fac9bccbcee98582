/** How many other places a finding tells of. Each of many implicit fields would otherwise name all the others. */
export const MAX_RELATED = 10;

/** How many findings of one document are sent; a last one says how many more there are. */
export const MAX_FINDINGS = 1000;

/** How many characters of a template's own text stand in a message. */
export const MAX_QUOTED = 80;

/** How many names a message lists. */
export const MAX_LISTED = 20;

/** How many characters a finding's data may have: what is larger (a path through keys of many kilobytes) is left out. */
export const MAX_DATA = 2000;
