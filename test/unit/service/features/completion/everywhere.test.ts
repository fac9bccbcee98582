import { describe, expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver-types';
import { createTemplateService } from '../../../../../server/service/index.js';
import { modelOf } from '../../support/check.js';
import { modelTemplates } from '../../support/fixtures.js';
import { offsetsOf } from '../support/ask.js';

const service = createTemplateService((part, error) => {
  throw new Error(part, { cause: error });
});

/** The text after an item was accepted, as plain text. */
function acceptedIn(model: ReturnType<typeof modelOf>, { textEdit, additionalTextEdits = [] }: CompletionItem): string {
  if (textEdit === undefined || !('range' in textEdit)) throw new Error('an item without an edit');
  const edits = [textEdit, ...additionalTextEdits].map(({ range, newText }) => ({
    ...offsetsOf(model, range),
    newText,
  }));
  edits.sort((one, other) => other.start - one.start);
  return edits.reduce((done, { start, end, newText }) => done.slice(0, start) + newText + done.slice(end), model.text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false; // which is all that is asked
  }
}

const MODELS = modelTemplates().filter(([name]) => /^(?:gpt-oss|gemma4|lfm2|qwen3-coder|command-a)\.json$/.test(name));

describe.each(MODELS)('%s', (_, text) => {
  test('stays JSON, whatever is accepted wherever', () => {
    const model = modelOf(text);
    const broken = new Set<string>();
    for (let offset = 0; offset <= text.length; offset += 1) {
      const items = service.complete(model, model.document.positionAt(offset))?.items ?? [];
      for (const item of items) {
        if (!isJson(acceptedIn(model, item)))
          broken.add(
            `${text.slice(Math.max(0, offset - 20), offset)}‸${text.slice(offset, offset + 20)}: ${item.label}`,
          );
      }
    }
    expect([...broken]).toEqual([]);
  });

  test('may be cut off anywhere', () => {
    for (let end = 0; end <= text.length; end += 1) {
      const model = modelOf(text.slice(0, end));
      const items = service.complete(model, model.document.positionAt(end))?.items ?? [];
      for (const item of items) expect(acceptedIn(model, item).length).toBeGreaterThan(0);
    }
  });

  test('every edit holds the cursor, and what stands before the edit stays', () => {
    const model = modelOf(text);
    for (let offset = 0; offset <= text.length; offset += 1) {
      for (const { textEdit } of service.complete(model, model.document.positionAt(offset))?.items ?? []) {
        if (textEdit === undefined || !('range' in textEdit)) throw new Error('an item without an edit');
        const { start, end } = offsetsOf(model, textEdit.range);
        expect(start <= offset && offset <= end).toBe(true);
        expect(textEdit.range.start.line).toBe(model.document.positionAt(offset).line);
      }
    }
  });
});
