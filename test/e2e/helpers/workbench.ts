/** VS Code's workbench as a user meets it: editors, palette, Problems, notifications. */
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Place } from './text.js';

/** How long VS Code may take for anything, on a loaded machine; in milliseconds. */
export const PATIENCE = 60_000;

/** Looks again and again until an expectation holds. */
export function eventually<T>(look: () => Promise<T>): ReturnType<typeof expect.poll> {
  return expect.poll(look, { timeout: PATIENCE, interval: 100 });
}

/** A row of the Problems panel. Line and column count from 1. */
export interface Problem {
  readonly source: string;
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

export class Workbench {
  constructor(readonly page: Page) {
    page.setDefaultTimeout(PATIENCE);
  }

  /** The workbench is up and, where a file of ours was asked for, its text is shown and our button stands in its title. */
  async ready(file?: string): Promise<void> {
    await this.page.locator('.explorer-folders-view .monaco-list-row').first().waitFor();
    if (file === undefined) return;
    await this.shown(path.basename(file));
    await this.page.locator('.editor-actions').getByRole('button', { name: 'Open Playground' }).waitFor();
  }

  /** The editor of this file is the active one and shows text. */
  async shown(fileName: string): Promise<void> {
    await this.page.locator('.tabs-container .tab.active').filter({ hasText: fileName }).first().waitFor();
    await this.editor(fileName).locator('.view-line').first().waitFor();
  }

  /** Goes to a file that is open in a tab. */
  async showTab(fileName: string): Promise<void> {
    await this.page.locator('.tabs-container .tab', { hasText: fileName }).click();
    await this.shown(fileName);
  }

  /** Opens a file of a top-level folder by clicking through the explorer. */
  async openFromExplorer(folder: string, fileName: string): Promise<void> {
    const row = (name: string) =>
      this.page.locator('.explorer-folders-view .monaco-list-row').filter({ hasText: name }).first();
    await row(folder).click();
    await row(fileName).dblclick();
    await this.shown(fileName);
  }

  /** The text editor of a file, by its name or the end of its path. */
  editor(fileName: string): Locator {
    return this.page.locator(`.editor-instance .monaco-editor[data-uri$="${fileName}"]`);
  }

  /**
   * Presses a code lens with the mouse, as soon as it is there. VS Code draws its lenses anew at any time (another extension has woken, the
   * text has scrolled), so that the lens is found and pressed in one turn of the page.
   */
  async pressLens(fileName: string, title: string): Promise<void> {
    const lenses = `.editor-instance .monaco-editor[data-uri$="${fileName}"] .codelens-decoration a`;
    await this.page.waitForFunction(pressElement, { selector: lenses, text: title });
  }

  /** What the lenses of a file that are in view say, in the order of the text. */
  async lenses(fileName: string): Promise<string[]> {
    const lines = this.editor(fileName).locator('.codelens-decoration');
    return (await lines.allTextContents()).flatMap((line) => line.split('|')).map((title) => title.trim());
  }

  /** Puts the keyboard into a file's text. */
  async focus(fileName: string): Promise<void> {
    const editor = this.editor(fileName);
    const box = await editor.boundingBox();
    if (box === null) throw new Error(`${fileName} is not shown.`);
    await editor.click({ position: { x: box.width * 0.8, y: box.height * 0.75 } }); // beside the text: no lens, no link
    await this.page.locator(`.monaco-editor.focused[data-uri$="${fileName}"]`).waitFor();
  }

  /** The text of a file that is in view, hints included. */
  async shownText(fileName: string): Promise<string> {
    const lines = await this.editor(fileName)
      .locator('.view-lines')
      .evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('.view-line')]
          .sort((one, other) => one.offsetTop - other.offsetTop)
          .map((line) => line.textContent)
          .join('\n'),
      );
    return lines.replaceAll('\u00a0', ' ');
  }

  /** Runs a command by its full title in the palette. */
  async command(title: string): Promise<void> {
    await this.page.keyboard.press('F1');
    await this.#quickInput(`>${title}`);
    const row = this.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: title }).first();
    await row.click();
  }

  /** Loads the window anew, as a user does: what is open is to be open again. */
  async reload(): Promise<void> {
    const loaded = this.page.waitForEvent('load');
    await this.command('Developer: Reload Window');
    await loaded;
  }

  /** Moves the cursor of the active editor; line and column count from 1, in UTF-16 units. */
  async goTo(line: number, column: number): Promise<void> {
    await this.page.keyboard.press('Control+G');
    await this.#quickInput(`:${line}:${column}`);
    await this.page.keyboard.press('Enter');
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
    await this.standsAt(line, column);
  }

  /** The cursor of the active editor is at a place; line and column count from 1, in UTF-16 units. */
  async standsAt(line: number, column: number): Promise<void> {
    const place = `Ln ${line}, Col ${column}`;
    await this.page.locator('.statusbar-item').filter({ hasText: place }).first().waitFor();
  }

  /** Opens the hover at the cursor by keyboard; its text. */
  async hover(): Promise<string> {
    await this.page.locator('.monaco-editor.focused').first().waitFor();
    await this.page.keyboard.press('Control+K');
    await this.page.keyboard.press('Control+I');
    const hover = this.page.locator('.monaco-hover:not(.hidden) .hover-contents').first();
    await hover.waitFor();
    return (await this.page.locator('.monaco-hover:not(.hidden)').first().textContent()) ?? '';
  }

  /**
   * Opens the menu of what can be done at a place by its light bulb; line and column as for `goTo`. Not by the key: VS Code asks by itself,
   * too, a moment after the cursor has moved or a problem has come, and then may throw away what it has asked for the user. The bulb has its
   * answer already. It is that of the place: none shows on the empty last line, from where the cursor comes.
   */
  async openActions(line: number, column: number): Promise<void> {
    const bulb = this.page.locator('.lightBulbWidget, [class*="codicon-gutter-lightbulb"]').filter({ visible: true });
    await this.page.locator('.monaco-editor.focused').first().waitFor();
    await this.page.keyboard.press('Control+End');
    await bulb.waitFor({ state: 'hidden' });
    await this.goTo(line, column);
    await bulb.click();
    await this.page.locator('.action-widget .monaco-list-row').first().waitFor();
  }

  /** Chooses from the menu that is open. */
  async pickAction(title: string): Promise<void> {
    await this.page.locator('.action-widget .monaco-list-row', { hasText: title }).click();
  }

  /** Selects a piece of the active editor's text, within one line, and types another over it. */
  async replace(piece: Place, text: string): Promise<void> {
    await this.goTo(piece.line, piece.column);
    for (let i = 0; i < piece.length; i++) await this.page.keyboard.press('Shift+ArrowRight');
    if (text === '') await this.page.keyboard.press('Delete');
    else await this.page.keyboard.insertText(text);
  }

  async #quickInput(text: string): Promise<void> {
    const input = this.page.locator('.quick-input-widget input.input');
    await input.waitFor();
    await input.fill(text);
  }

  async showProblems(): Promise<void> {
    const panel = this.page.locator('.markers-panel');
    if (await panel.isVisible()) return;
    await this.page.keyboard.press('Control+Shift+M');
    await panel.waitFor();
  }

  /** What the Problems panel lists. */
  async problems(): Promise<Problem[]> {
    const rows = this.page
      .locator('.markers-panel .monaco-list-row')
      .filter({ has: this.page.locator('.marker-icon') });
    const found: Problem[] = [];
    for (const row of await rows.all()) {
      const part = async (name: string) => (await row.locator(`.marker-${name}`).allInnerTexts()).join('').trim();
      const [line = 0, column = 0] = ((await part('line')).match(/\d+/g) ?? []).map(Number);
      found.push({ source: await part('source'), code: await part('code'), line, column });
    }
    return found;
  }

  /** The underlined pieces of text in an editor, from top to bottom. */
  async underlined(fileName: string, severity: 'error' | 'warning' | 'info' | 'hint'): Promise<string[]> {
    return this.editor(fileName).evaluate(underlinedText, `.squiggly-${severity}`);
  }

  /** Every notification that is on the screen. */
  async notifications(): Promise<string[]> {
    return this.page.locator('.notification-toast').allInnerTexts();
  }
}

/** Runs in the page: presses the first of these elements that shows the text; false where there is none. */
function pressElement({ selector, text }: { selector: string; text: string }): boolean {
  const element = [...document.querySelectorAll(selector)].find(({ textContent }) => textContent.includes(text));
  if (element === undefined) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = {
    clientX: left + width / 2,
    clientY: top + height / 2,
    bubbles: true,
    cancelable: true,
    composed: true,
  };
  for (const [name, buttons] of [
    ['down', 1],
    ['up', 0],
  ] as const) {
    element.dispatchEvent(
      new PointerEvent(`pointer${name}`, { ...place, buttons, pointerId: 1, pointerType: 'mouse' }),
    );
    element.dispatchEvent(new MouseEvent(`mouse${name}`, { ...place, buttons }));
  }
  return true;
}

/** Runs in the page: the characters that lie above each squiggle. A squiggle is a box of its own, over the line's text. */
function underlinedText(editor: Element, squiggle: string): string[] {
  const inside = (outer: DOMRect, inner: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    Math.abs(inner.top - outer.top) < outer.height / 2;
  const characters: { text: string; box: DOMRect }[] = [];
  for (const line of editor.querySelectorAll('.view-line')) {
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let i = 0; i < (node.nodeValue ?? '').length; i++) {
        const range = document.createRange();
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        characters.push({ text: (node.nodeValue ?? '').charAt(i), box: range.getBoundingClientRect() });
      }
  }
  return [...editor.querySelectorAll(squiggle)]
    .map((element) => element.getBoundingClientRect())
    .sort((a, b) => a.top - b.top || a.left - b.left)
    .map((box) =>
      characters
        .filter((character) => inside(box, character.box))
        .map((character) => character.text)
        .join(''),
    );
}
