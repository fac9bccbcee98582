import { skipSpace, skipString, skipValue } from '../document/skip.js';

/**
 * What the chat template of a configuration writes behind all messages to have the model answer: the text of
 *
 *     {%- if add_generation_prompt %}{{- '<|im_start|>assistant\n' }}{%- endif %}
 *
 * Undefined where it is no single text, or there is no chat template in the file.
 */
export function generationPrompt(config: string): string | undefined {
  const template = chatTemplate(config);
  const found = template === undefined ? null : PROMPT.exec(template);
  const literal = found?.[1] ?? found?.[2];
  return literal?.replaceAll(/\\(.)/gs, (_, letter: string) => ESCAPES.get(letter) ?? letter);
}

const PROMPT =
  /add_generation_prompt\s*-?%\}\s*\{\{-?\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*-?\}\}\s*\{%-?\s*endif/s;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

function chatTemplate(config: string): string | undefined {
  try {
    const written = writtenChatTemplate(config);
    return written?.startsWith('"') === true ? String(JSON.parse(written)) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined; // broken JSON: not ours to report
    throw error;
  }
}

/** The value of the top-level key, as far as the file is sound up to there. */
function writtenChatTemplate(config: string): string | undefined {
  let at = skipSpace(config, config.charCodeAt(0) === 0xfeff ? 1 : 0) + 1;
  for (;;) {
    const key = skipSpace(config, at);
    if (config[key] !== '"') return undefined;
    const keyEnd = skipString(config, key);
    const value = skipSpace(config, skipSpace(config, keyEnd) + 1);
    const end = skipValue(config, value);
    if (JSON.parse(config.slice(key, keyEnd)) === 'chat_template') return config.slice(value, end);
    at = skipSpace(config, end) + 1;
  }
}
