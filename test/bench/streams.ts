/** Templates and texts of any size for the bench: what a model writes, repeated until there is enough of it. */
export interface BenchCase {
  readonly name: string;
  readonly template: object;
  /** One turn: reasoning, a tool call, an answer. @param size UTF-16 units of reasoning; the answer has a third of it */
  readonly turn: (size: number) => string;
  /** The literals that a reader of the text could not avoid looking for. */
  readonly literals: readonly string[];
}

/**
 * How long the reasoning of a turn is, in UTF-16 units: a remark, a paragraph, a page. Each turn has one tool call and an answer besides. Short turns
 * are the hard ones: the delimiters cost, and not the text.
 */
export const TURN_SIZES: readonly (readonly [string, number])[] = [
  ['a remark', 150],
  ['a paragraph', 1_000],
  ['a page', 4_000],
];

const SENTENCES =
  'The forecast for the next three days is dry, with some wind from the west in the evening. ' +
  'If x < 10 and y > 3 the walk takes about two hours; bring water, a hat and the map. ';

function prose(size: number): string {
  return SENTENCES.repeat(Math.ceil(size / SENTENCES.length)).slice(0, size);
}

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
  turn: (size) =>
    `<think>\n${prose(size)}</think>\n\n${prose(size / 3)}\n<tool_call>{"name": "get_weather", "arguments": {"city": "Oslo", "days": 3}}</tool_call>\n`,
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
  turn: (size) =>
    `<|channel|>analysis<|message|>${prose(size)}<|end|><|start|>assistant` +
    `<|channel|>commentary to=functions.get_weather <|constrain|>json<|message|>{"city": "Oslo", "days": 3}<|call|>` +
    `<|start|>assistant<|channel|>final<|message|>${prose(size / 3)}<|return|>`,
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
  turn: (size) => `<function=${prose(size)}`,
  literals: ['<function=', '<|im_end|>'],
};

const LFM2_TEMPLATE = {
  start_anchor: '<|im_start|>assistant\n',
  fields: {
    tool_calls: {
      open_pattern:
        '(?:<\\|tool_call_start\\|>\\[|(?<=<\\|tool_call_start\\|>\\[(?:(?!<\\|tool_call_end\\|>).)*\\)), )(?P<name>\\w+)\\(',
      close_pattern: '\\)(?=, \\w+\\(|\\]<\\|tool_call_end\\|>)',
      repeats: true,
      transform: { type: 'function', function: { name: '{name}', arguments: '{content}' } },
    },
    content: { close: [']<|tool_call_end|>', '<|im_end|>'], repeats: true, join: '' },
  },
};

const ASIDE = 'It is dry (as said), and f(x), g(y) hold. ';

/** The opener of a second call looks behind without a bound, for the start of the list. */
export const LFM2: BenchCase = {
  name: 'LFM2, calls between text',
  template: LFM2_TEMPLATE,
  turn: (size) =>
    `<|tool_call_start|>[${"forecast(city='Oslo', days=3), ".repeat(4)}rain(days=3)]<|tool_call_end|>${prose(size)}${ASIDE}`,
  literals: ['<|tool_call_start|>[', ']<|tool_call_end|>', '<|im_end|>'],
};

export const LFM2_TEXT: BenchCase = {
  ...LFM2,
  name: 'LFM2, text alone',
  turn: (size) => prose(size) + ASIDE,
};

/** Whole turns of the case, at least `size` UTF-16 units. @param turnSize see `TURN_SIZES` */
export function textOf({ turn }: BenchCase, size: number, turnSize = 4_000): string {
  const one = turn(turnSize);
  return one.repeat(Math.ceil(size / one.length));
}
