// The parts of Monaco that the playground uses: importing `monaco-editor` whole would bring every language and feature.
import 'monaco-editor/features/bracketMatching/register';
import 'monaco-editor/features/caretOperations/register';
import 'monaco-editor/features/clipboard/register';
import 'monaco-editor/features/codeEditor/register';
import 'monaco-editor/features/cursorUndo/register';
import 'monaco-editor/features/find/register';
import 'monaco-editor/features/folding/register';
import 'monaco-editor/features/lineSelection/register';
import 'monaco-editor/features/linesOperations/register';
import 'monaco-editor/features/multicursor/register';
import 'monaco-editor/features/placeholderText/register';
import 'monaco-editor/features/toggleTabFocusMode/register';
import 'monaco-editor/features/wordOperations/register';
import { editor, languages } from 'monaco-editor/editor';
import { followTheme, fontOptions } from './theme.js';

export { editor, Range } from 'monaco-editor/editor';

/** Colours for JSON: no language service, the engine says what is wrong. */
const JSON_TOKENS: languages.IMonarchLanguage = {
  tokenizer: {
    root: [
      [/"(?:[^"\\]|\\.)*"(?=\s*:)/, 'string.key.json'],
      [/"(?:[^"\\]|\\.)*"/, 'string.value.json'],
      [/-?(?:\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|Infinity)|NaN/, 'number'],
      [/\b(?:true|false|null)\b/, 'keyword.json'],
      [/[{}[\]]/, '@brackets'],
      [/[,:]/, 'delimiter'],
    ],
  },
};

/** Once per page, before the first editor. */
export function prepareMonaco(editorWorker: () => Promise<Worker>): void {
  Object.assign(globalThis, { MonacoEnvironment: { getWorker: editorWorker } });
  languages.register({ id: 'json' });
  languages.setMonarchTokensProvider('json', JSON_TOKENS);
  languages.setLanguageConfiguration('json', {
    brackets: [
      ['{', '}'],
      ['[', ']'],
    ],
    autoClosingPairs: [
      { open: '{', close: '}', notIn: ['string'] },
      { open: '[', close: ']', notIn: ['string'] },
      { open: '"', close: '"', notIn: ['string'] },
    ],
  });
  followTheme((theme) => {
    editor.defineTheme('vscode', theme);
    editor.setTheme('vscode');
    for (const each of editor.getEditors()) each.updateOptions(fontOptions());
  });
}
