/** Templates and texts of any size for the bench: what a model writes, repeated until there is enough of it. */
export interface BenchCase {
  readonly name: string;
  readonly template: object;
  readonly turn: string;
  /** The literals that a reader of the text could not avoid looking for. */
  readonly literals: readonly string[];
}

const PROSE =
  'The forecast for the next three days is dry, with some wind from the west in the evening. ' +
  'If x < 10 and y > 3 the walk takes about two hours; bring water, a hat and the map. '.repeat(12);

export const CHATML: BenchCase = {
  name: 'ChatML-like',
  template: {
    defaults: { role: 'assistant' },
    start_anchor: '<|im_start|>assistant\n',
    fields: {
      reasoning_content: { open: '<think>', close: '</think>', repeats: true, join: '\n' },
      tool_calls: {
        open: '<tool_call>',
        close: '</tool_call>',
        repeats: true,
        content: 'json',
        transform: { type: 'function', function: '{content}' },
      },
      content: { close: '<|im_end|>', repeats: true, join: '' },
    },
  },
  turn: `<think>\n${PROSE.repeat(4)}</think>\n\n${PROSE}\n<tool_call>{"name": "get_weather", "arguments": {"city": "Oslo", "days": 3}}</tool_call>\n`,
  literals: ['<think>', '</think>', '<tool_call>', '</tool_call>', '<|im_end|>'],
};

export const GPT_OSS: BenchCase = {
  name: 'gpt-oss',
  template: {
    defaults: { role: 'assistant' },
    start_anchor: '<|start|>assistant',
    fields: {
      thinking: { open: '<|channel|>analysis<|message|>', close: ['<|end|>', '<|return|>'], repeats: true, join: '\n' },
      content: {
        open_pattern: '<\\|channel\\|>(?:final|commentary)(?: ?<\\|constrain\\|>\\w+)?<\\|message\\|>',
        close: ['<|return|>', '<|end|>'],
        repeats: true,
        join: '\n',
      },
      tool_calls: {
        open_pattern: '(?:<\\|channel\\|>commentary )?to=functions\\.(?P<name>[\\w.\\-]+).*?<\\|message\\|>',
        close: '<|call|>',
        repeats: true,
        content: 'json',
        transform: { type: 'function', function: { name: '{name}', arguments: '{content}' } },
      },
    },
  },
  turn:
    `<|channel|>analysis<|message|>${PROSE.repeat(4)}<|end|><|start|>assistant` +
    `<|channel|>commentary to=functions.get_weather <|constrain|>json<|message|>{"city": "Oslo", "days": 3}<|call|>` +
    `<|start|>assistant<|channel|>final<|message|>${PROSE}<|return|>`,
  literals: [
    '<|channel|>analysis<|message|>',
    '<|end|>',
    '<|return|>',
    '<|channel|>final',
    '<|channel|>commentary',
    'to=functions.',
    '<|message|>',
    '<|call|>',
  ],
};

/** A tool-call opener that begins and never completes: everything behind it is held. */
export const NEVER_COMPLETE: BenchCase = {
  name: 'opener that never completes',
  template: {
    start_anchor: 'A:',
    fields: {
      tool_calls: { open_pattern: '<function=(?P<name>.*?)>>', close: '</function>', transform: { name: '{name}' } },
      content: { close: '<|im_end|>' },
    },
  },
  turn: `<function=${PROSE}`,
  literals: ['<function=', '<|im_end|>'],
};

/** Whole turns of the case, at least `size` UTF-16 units. */
export function textOf({ turn }: BenchCase, size: number): string {
  return turn.repeat(Math.ceil(size / turn.length));
}
