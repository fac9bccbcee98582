// Collects the templates of the model families to one file that ships: schemas/gallery.json.
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
    const template = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
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
