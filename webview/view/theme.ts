import type { editor } from 'monaco-editor/editor';

type ThemeData = editor.IStandaloneThemeData;

/** Monaco's colour ids that VS Code hands to the page as `--vscode-…`. */
const COLOURS = [
  'editor.background',
  'editor.foreground',
  'editor.selectionBackground',
  'editor.inactiveSelectionBackground',
  'editor.selectionHighlightBackground',
  'editor.lineHighlightBackground',
  'editor.lineHighlightBorder',
  'editor.findMatchBackground',
  'editor.findMatchHighlightBackground',
  'editor.findMatchBorder',
  'editorCursor.foreground',
  'editorWhitespace.foreground',
  'editorLineNumber.foreground',
  'editorLineNumber.activeForeground',
  'editorBracketMatch.background',
  'editorBracketMatch.border',
  'editorWidget.background',
  'editorWidget.foreground',
  'editorWidget.border',
  'editorGutter.background',
  'input.background',
  'input.foreground',
  'input.border',
  'inputOption.activeBackground',
  'inputOption.activeBorder',
  'inputOption.activeForeground',
  'focusBorder',
  'contrastBorder',
  'contrastActiveBorder',
  'widget.shadow',
  'scrollbar.shadow',
  'scrollbarSlider.background',
  'scrollbarSlider.hoverBackground',
  'scrollbarSlider.activeBackground',
  'editor.placeholder.foreground',
] as const;

/** Calls back with the theme of VS Code, now and after each change of it. */
export function followTheme(apply: (theme: ThemeData) => void): void {
  apply(currentTheme());
  const observer = new MutationObserver(() => apply(currentTheme()));
  observer.observe(document.body, { attributes: true, attributeFilter: ['class', 'data-vscode-theme-kind'] });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
}

function currentTheme(): ThemeData {
  const style = getComputedStyle(document.documentElement);
  const colors: Record<string, string> = {};
  for (const id of COLOURS) {
    const hex = toHex(style.getPropertyValue(`--vscode-${id.replaceAll('.', '-')}`));
    if (hex !== undefined) colors[id] = hex;
  }
  return { base: baseTheme(), inherit: true, rules: [], colors };
}

function baseTheme(): ThemeData['base'] {
  const kinds = document.body.classList;
  if (kinds.contains('vscode-high-contrast-light')) return 'hc-light';
  if (kinds.contains('vscode-high-contrast')) return 'hc-black';
  return kinds.contains('vscode-light') ? 'vs' : 'vs-dark';
}

/** Monaco takes `#rrggbb` and `#rrggbbaa` only; VS Code also writes `rgba(…)`. */
function toHex(value: string): string | undefined {
  const colour = value.trim();
  if (/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(colour)) return colour;
  const parts = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+))?\s*\)$/.exec(colour);
  if (parts === null) return undefined;
  const alpha = parts[4] === undefined ? [] : [Math.round(Number(parts[4]) * 255)];
  return `#${[...parts.slice(1, 4).map(Number), ...alpha].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Options for the fonts that the user chose for editors. */
export function fontOptions(): editor.IEditorOptions {
  const style = getComputedStyle(document.documentElement);
  const size = Number.parseFloat(style.getPropertyValue('--vscode-editor-font-size'));
  const family = style.getPropertyValue('--vscode-editor-font-family').trim();
  const weight = style.getPropertyValue('--vscode-editor-font-weight').trim();
  return {
    ...(Number.isFinite(size) ? { fontSize: size } : {}),
    ...(family === '' ? {} : { fontFamily: family }),
    ...(weight === '' ? {} : { fontWeight: weight }),
  };
}
