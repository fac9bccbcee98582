import { useLayoutEffect, useRef } from 'preact/hooks';
import { applyChanges, type Lines, linesOf, positionAt } from '../model/lines.js';
import { editor, Range } from './monaco.js';
import { fontOptions } from './theme.js';

/** A stretch of the text and its class. UTF-16 offsets in the exact text. */
export interface TextMark {
  readonly start: number;
  readonly end: number;
  readonly className: string;
}

export interface TextEditorProps {
  readonly label: string;
  readonly text: string;
  readonly language: 'plaintext' | 'json';
  readonly placeholder?: string;
  /** Absent: read-only. */
  readonly onChange?: (text: string) => void;
  /** The marks that touch a part of the text; asked again when the part that is seen changes. */
  readonly marks?: (window: { start: number; end: number }) => readonly TextMark[];
  /** Brought into view when it changes. */
  readonly reveal?: number | undefined;
}

const OPTIONS: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  minimap: { enabled: false },
  lineNumbers: 'off',
  glyphMargin: false,
  lineDecorationsWidth: 8,
  lineNumbersMinChars: 0,
  scrollBeyondLastLine: false,
  wordWrap: 'on',
  wrappingStrategy: 'simple',
  renderLineHighlight: 'none',
  overviewRulerLanes: 0,
  hideCursorInOverviewRuler: true,
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, alwaysConsumeMouseWheel: false },
  padding: { top: 6, bottom: 6 },
  // Tab moves on, as everywhere in the panel; Ctrl+M lets it write a tab.
  tabFocusMode: true,
  contextmenu: false,
  links: false,
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: false },
  renderControlCharacters: true,
  // What is typed is what the model wrote: `<think>` must not become `<think>>`.
  autoClosingBrackets: 'never',
  autoClosingQuotes: 'never',
  autoSurround: 'never',
  wordBasedSuggestions: 'off',
  quickSuggestions: false,
};

/** One mounted editor and the exact text that it shows. */
class Mounted {
  lines: Lines;
  props: TextEditorProps;
  readonly #editor: editor.IStandaloneCodeEditor;
  readonly #marks: editor.IEditorDecorationsCollection;
  #setting = false;
  #revealed: number | undefined;
  #frame = 0;

  constructor(host: HTMLElement, props: TextEditorProps) {
    this.props = props;
    this.lines = linesOf(props.text);
    this.#editor = editor.create(host, {
      ...OPTIONS,
      ...fontOptions(),
      value: props.text,
      language: props.language,
      readOnly: props.onChange === undefined,
      renderWhitespace: props.onChange === undefined ? 'none' : 'boundary',
      folding: props.language === 'json',
      // In an output a lone bracket is no mistake.
      bracketPairColorization: { enabled: props.language === 'json' },
      ariaLabel: props.label,
      // Room for the lines of the marks above and below the letters.
      ...(props.marks === undefined ? {} : { lineHeight: 1.75 }),
      ...(props.placeholder === undefined ? {} : { placeholder: props.placeholder }),
    });
    this.#marks = this.#editor.createDecorationsCollection();
    this.#editor.onDidChangeModelContent((event) => this.#changed(event));
    this.#editor.onDidScrollChange(() => this.#drawSoon());
    this.#editor.onDidLayoutChange(() => this.#drawSoon());
  }

  update(props: TextEditorProps): void {
    this.props = props;
    if (props.text !== this.lines.text) this.#set(props.text);
    this.#draw();
    if (props.reveal !== undefined && props.reveal !== this.#revealed) this.#reveal(props.reveal);
    this.#revealed = props.reveal;
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#editor.getModel()?.dispose();
    this.#editor.dispose();
  }

  #set(text: string): void {
    this.lines = linesOf(text);
    this.#setting = true;
    this.#editor.setValue(text);
    this.#setting = false;
  }

  #changed(event: editor.IModelContentChangedEvent): void {
    if (this.#setting) return;
    const text = applyChanges(
      this.lines,
      event.changes.map(({ range, text }) => ({
        from: { line: range.startLineNumber, column: range.startColumn },
        to: { line: range.endLineNumber, column: range.endColumn },
        text,
      })),
    );
    const shown = this.#editor.getValue();
    this.lines = linesOf(withPlainEnds(text) === withPlainEnds(shown) ? text : shown);
    this.props.onChange?.(this.lines.text);
  }

  /** Not while one types here: the text must not move under the cursor. */
  #reveal(offset: number): void {
    if (this.#editor.hasTextFocus()) return;
    const { line, column } = positionAt(this.lines, offset);
    this.#editor.revealPositionInCenterIfOutsideViewport({ lineNumber: line, column }, 1 /* at once */);
  }

  #drawSoon(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const marks = this.props.marks?.(this.#window()) ?? [];
    this.#marks.set(marks.map((mark) => this.#decoration(mark)));
  }

  /** What is seen, in whole lines, and one more at both ends: Monaco leaves out lines that are seen in part. */
  #window(): { start: number; end: number } {
    const ranges = this.#editor.getVisibleRanges();
    const first = (ranges[0]?.startLineNumber ?? 1) - 1;
    const last = (ranges.at(-1)?.endLineNumber ?? 1) + 1;
    return { start: this.lines.starts[first - 1] ?? 0, end: this.lines.starts[last] ?? this.lines.text.length };
  }

  #decoration({ start, end, className }: TextMark): editor.IModelDeltaDecoration {
    const from = positionAt(this.lines, start);
    const to = positionAt(this.lines, end);
    return {
      range: new Range(from.line, from.column, to.line, to.column),
      // No class changes the width of a letter, so Monaco need not measure.
      options: { inlineClassName: className },
    };
  }
}

function withPlainEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** A Monaco editor. The text that it gives and takes is exact, mixed line ends included. */
export function TextEditor(props: TextEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | undefined>(undefined);
  const latest = useRef(props);
  latest.current = props;
  // In the layout phase: later, the text could have been typed on, and the older one would take its place.
  useLayoutEffect(() => {
    if (host.current === null) return;
    const made = new Mounted(host.current, latest.current);
    mounted.current = made;
    made.update(latest.current);
    return () => made.dispose();
  }, []);
  useLayoutEffect(() => mounted.current?.update(props));
  return <div class="text-editor" ref={host} />;
}
