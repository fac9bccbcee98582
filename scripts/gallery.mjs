// Collects the templates of the model families to one file that ships: schemas/gallery.json. Who starts from one should not start with
// its warnings, so what can be bettered is (BETTERED below); the templates of the models stay as they are read elsewhere.
// `node scripts/gallery.mjs` writes it; `--check` fails when the written file is older than the templates.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.join(root, 'test/fixtures/models');
const target = path.join(root, 'schemas/gallery.json');

/** File name to the model's name as its makers write it, in the order in which families are offered. */
const TITLES = {
  qwen3: 'Qwen3',
  'qwen3.5': 'Qwen3.5',
  'qwen3-coder': 'Qwen3-Coder',
  'llama3.1': 'Llama 3.1',
  'gpt-oss': 'gpt-oss',
  'deepseek-r1': 'DeepSeek-R1',
  'deepseek-v3.1': 'DeepSeek-V3.1',
  'deepseek-v3.2': 'DeepSeek-V3.2',
  gemma3: 'Gemma 3',
  gemma4: 'Gemma 4',
  'mistral-nemo': 'Mistral Nemo',
  'mistral-small-3.2': 'Mistral Small 3.2',
  magistral: 'Magistral',
  'glm-4.5': 'GLM-4.5',
  'glm-4.7': 'GLM-4.7',
  'kimi-k2': 'Kimi K2',
  'kimi-k2.5': 'Kimi K2.5',
  'minimax-m2': 'MiniMax-M2',
  smollm3: 'SmolLM3',
  'hermes-3': 'Hermes 3',
  'hermes-4': 'Hermes 4',
  'command-a': 'Command A',
  'command-a-reasoning': 'Command A Reasoning',
  'command-r7b': 'Command R7B',
  'granite-3.3': 'Granite 3.3',
  'granite-4.0': 'Granite 4.0',
  lfm2: 'LFM2',
  'lfm2.5': 'LFM2.5',
  'nemotron-nano-v2': 'Nemotron Nano v2',
  'nemotron-3-nano': 'Nemotron 3 Nano',
  'phi-4-mini': 'Phi-4-mini',
  'phi-4-reasoning': 'Phi-4-reasoning',
  'seed-oss': 'Seed-OSS',
};

/** A text field that takes all segments, where a later one, as white space between two calls, would overwrite the answer. */
const ALL = { content: { repeats: true, join: '' } };

/** JSON arguments may hold the text of the closer: it closes only behind the end of an object, or of a list. */
const JSON_CALLS = { ...ALL, tool_calls: { close_pattern: '(?<=\\})\\s*</tool_call>\\s*' } };

/** An answer without its opener is an answer, too. */
const COMMAND = (open, close) => ({
  content: { open: undefined, close: [...open, ...close, '<|END_OF_TURN_TOKEN|>'], repeats: true, join: '' },
});

/** Without a parser for values, `tools` give them their types: no text that looks like a number becomes one. */
const TYPED = { content_args: { value_parser: undefined } };

const GLM_TAGS = '<arg_key>\\s*(?P<key>\\S*?)\\s*</arg_key>\\s*<arg_value>(?P<value>.*?)</arg_value>';

/** Names of tools and arguments may hold more than word characters. */
const LFM_CALLS = (value) => ({
  open_pattern:
    '(?:<\\|tool_call_start\\|>\\[|(?<=<\\|tool_call_start\\|>\\[(?:(?!<\\|tool_call_end\\|>).)*\\)), )(?P<name>[^(\\s]+)\\(',
  close_pattern: '\\)(?=, [^(\\s]+\\(|\\]<\\|tool_call_end\\|>)',
  content_args: { tag_pattern: `(?P<key>[^=\\s,]+)=(?P<value>${value})` },
});

/** Changes of fields, model by model: undefined takes a key away. Each keeps what the model's samples expect (test/unit/service/gallery.test.ts). */
const BETTERED = {
  qwen3: JSON_CALLS,
  'qwen3.5': { ...ALL, tool_calls: TYPED },
  'llama3.1': ALL,
  'gpt-oss': {
    content: {
      open_pattern: undefined,
      close: undefined,
      close_pattern:
        '<\\|start\\|>assistant|<\\|return\\|>|<\\|end\\|>|<\\|channel\\|>(?:final|commentary)(?: ?<\\|constrain\\|>\\w+)?<\\|message\\|>',
    },
    tool_calls: {
      open_pattern:
        '(?:<\\|channel\\|>commentary )?to=functions\\.(?P<name>[\\w.\\-]+)(?![\\w.\\-])[^\\n]*?<\\|message\\|>',
    },
  },
  gemma3: ALL,
  gemma4: ALL,
  'mistral-nemo': { ...ALL, tool_calls: { close: undefined, close_pattern: '(?<=\\])\\s*</s>' } },
  'mistral-small-3.2': {
    ...ALL,
    tool_calls: {
      open_pattern: '\\[TOOL_CALLS\\]\\s*(?P<name>[^\\[\\s]+)\\s*\\[CALL_ID\\](?P<id>[^\\[]+)\\[ARGS\\]',
      close_pattern: '(?=\\[TOOL_CALLS\\])|(?<=\\})\\s*</s>',
    },
  },
  magistral: {
    ...ALL,
    tool_calls: {
      open_pattern: '\\[TOOL_CALLS\\]\\s*(?P<name>[^\\[\\s]+)\\s*\\[ARGS\\]',
      close_pattern: '(?=\\[TOOL_CALLS\\])|(?<=\\})\\s*</s>',
    },
  },
  'glm-4.5': { ...ALL, tool_calls: { content_args: { tag_pattern: GLM_TAGS, value_parser: undefined } } },
  'glm-4.7': { ...ALL, tool_calls: { content_args: { tag_pattern: GLM_TAGS } } },
  'minimax-m2': { tool_calls: TYPED },
  smollm3: JSON_CALLS,
  'hermes-3': JSON_CALLS,
  'hermes-4': JSON_CALLS,
  'command-a': COMMAND(['<|START_RESPONSE|>'], ['<|END_RESPONSE|>']),
  'command-a-reasoning': COMMAND(['<|START_TEXT|>', '<|START_RESPONSE|>'], ['<|END_TEXT|>', '<|END_RESPONSE|>']),
  'command-r7b': COMMAND(['<|START_RESPONSE|>'], ['<|END_RESPONSE|>']),
  'granite-4.0': JSON_CALLS,
  lfm2: { tool_calls: LFM_CALLS(String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\[[^\]]*\]|[^,)]+`) },
  'lfm2.5': { tool_calls: LFM_CALLS(String.raw`'[^']*'|\[[^\]]*\]|\{.*?\}|[^,)]+`) },
  'nemotron-nano-v2': { tool_calls: { close: undefined, close_pattern: '(?<=\\])\\s*</TOOLCALL>' } },
  'nemotron-3-nano': { ...ALL, tool_calls: TYPED },
  'phi-4-mini': ALL,
  'phi-4-reasoning': ALL,
  'seed-oss': ALL,
};

/** The order in which the keys of a field are written. */
const ORDER = [
  ...['open', 'open_pattern', 'close', 'close_pattern', 'repeats', 'join', 'optional'],
  ...['content', 'content_args', 'transform_each', 'transform'],
];

function bettered(name, template) {
  const changes = Object.entries(BETTERED[name] ?? {});
  const fields = { ...template.fields };
  for (const [field, change] of changes) {
    const entries = Object.entries(merged(fields[field], change));
    fields[field] = Object.fromEntries(entries.sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other)));
  }
  return { ...template, fields };
}

function merged(value, change) {
  const both = { ...value };
  for (const [key, next] of Object.entries(change)) {
    if (next === undefined) delete both[key];
    else both[key] = key === 'content_args' ? merged(both[key], next) : next;
  }
  return both;
}

const CALLS = { json: 'JSON calls', 'xml-inline': 'calls with tags', 'kv-lines': 'calls in lines' };

/** What a template reads, in a few words: `reasoning, JSON calls, content` */
function summaryOf({ fields }) {
  const words = Object.entries(fields).map(([name, { content = 'text' }]) => {
    if (name === 'tool_calls') return CALLS[content] ?? 'calls';
    return name === 'reasoning_content' || name === 'thinking' ? 'reasoning' : name.replaceAll('_', ' ');
  });
  return words.join(', ');
}

function collect() {
  const written = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const unknown = written.filter((name) => TITLES[name.replace(/\.json$/, '')] === undefined);
  if (unknown.length > 0) throw new Error(`No title in scripts/gallery.mjs: ${unknown.join(', ')}`);
  return Object.entries(TITLES).map(([name, title]) => {
    const template = bettered(name, JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')));
    return { name, title, summary: summaryOf(template), template };
  });
}

/** The formatter has its own idea of line breaks: two files are the same when they hold the same values in the same order. */
const isSame = (written, gallery) => JSON.stringify(JSON.parse(written)) === JSON.stringify(gallery);

const gallery = collect();
if (process.argv.includes('--check')) {
  let written = 'null';
  try {
    written = readFileSync(target, 'utf8');
  } catch {
    // reported below: a missing file is as stale as an old one
  }
  if (!isSame(written, gallery)) {
    console.error('schemas/gallery.json is stale: run `node scripts/gallery.mjs`.');
    process.exit(1);
  }
} else writeFileSync(target, `${JSON.stringify(gallery, undefined, 2)}\n`);
