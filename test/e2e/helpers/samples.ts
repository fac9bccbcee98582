/** Places in the sample workspace that several tests go to. */

/** Where the field of the calls begins in the template of Qwen3. */
export const CALL = '"open": "<tool_call>"';
