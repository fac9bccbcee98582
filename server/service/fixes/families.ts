/** How models of a family end a message, and how their prompts begin one. */
const ANCHORS: ReadonlyMap<string, string> = new Map([
  ['<|im_end|>', '<|im_start|>assistant\n'],
  ['<|eot_id|>', '<|start_header_id|>assistant<|end_header_id|>\n\n'],
  ['<end_of_turn>', '<start_of_turn>model\n'],
  ['<turn|>', '<|turn>model\n'],
  ['<|END_OF_TURN_TOKEN|>', '<|START_OF_TURN_TOKEN|><|CHATBOT_TOKEN|>'],
  ['<|end_of_text|>', '<|start_of_role|>assistant<|end_of_role|>'],
]);

/** The anchors that go with literals of closers. */
export function anchorsByCloser(closers: readonly string[]): readonly string[] {
  return closers.flatMap((closer) => ANCHORS.get(closer) ?? []);
}

/** Anchors that models write again within one generation: between two regions they are no text. */
const WRITTEN_AGAIN: readonly string[] = ['<|start|>assistant'];

/** Literals that end text where the message begins with one of these anchors. */
export function closersByAnchor(anchors: readonly string[]): readonly string[] {
  const begun = anchors.map((anchor) => anchor.trimEnd());
  const ends = [...ANCHORS].filter(([, anchor]) => begun.includes(anchor.trimEnd())).map(([closer]) => closer);
  return [...WRITTEN_AGAIN.filter((anchor) => begun.includes(anchor)), ...ends];
}

/** Markers of fields that most families write alike. */
const OPENERS: ReadonlyMap<string, { readonly open: string; readonly close: string }> = new Map([
  ['reasoning_content', { open: '<think>', close: '</think>' }],
  ['thinking', { open: '<think>', close: '</think>' }],
  ['tool_calls', { open: '<tool_call>', close: '</tool_call>' }],
]);

export function usualDelimiters(field: string): { readonly open: string; readonly close: string } | undefined {
  return OPENERS.get(field);
}
