/** VS Code's workbench as a user meets it: editors, palette, Problems, notifications. */
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';

/** How long VS Code may take for anything, on a loaded machine; in milliseconds. */
export const PATIENCE = 60_000;

export class Workbench {
  constructor(readonly page: Page) {
    page.setDefaultTimeout(PATIENCE);
  }

  /** The workbench is up and, where a file was asked for, its text is shown. */
  async ready(file?: string): Promise<void> {
    await this.page.locator('.explorer-folders-view .monaco-list-row').first().waitFor();
    if (file !== undefined) await this.shown(path.basename(file));
  }

  /** The editor of this file is the active one and shows text. */
  async shown(fileName: string): Promise<void> {
    await this.page.locator('.tabs-container .tab.active').filter({ hasText: fileName }).first().waitFor();
    await this.editor(fileName).locator('.view-line').first().waitFor();
  }

  /** The text editor of a file, by its name or the end of its path. */
  editor(fileName: string): Locator {
    return this.page.locator(`.editor-instance .monaco-editor[data-uri$="${fileName}"]`);
  }

  /** Runs a command by its full title in the palette. */
  async command(title: string): Promise<void> {
    await this.page.keyboard.press('F1');
    await this.#quickInput(`>${title}`);
    const row = this.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: title }).first();
    await row.click();
  }

  /** Moves the cursor of the active editor; line and column count from 1, in UTF-16 units. */
  async goTo(line: number, column: number): Promise<void> {
    await this.page.keyboard.press('Control+G');
    await this.#quickInput(`:${line}:${column}`);
    await this.page.keyboard.press('Enter');
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
    const place = `Ln ${line}, Col ${column}`;
    await this.page.locator('.statusbar-item').filter({ hasText: place }).first().waitFor();
  }

  /** Selects from a place to the right by a number of UTF-16 units, and types the text over it. */
  async replace(line: number, column: number, length: number, text: string): Promise<void> {
    await this.goTo(line, column);
    for (let i = 0; i < length; i++) await this.page.keyboard.press('Shift+ArrowRight');
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

  /** What the Problems panel lists, as shown: message, source and code, place. */
  async problems(): Promise<string[]> {
    const rows = this.page
      .locator('.markers-panel .monaco-list-row')
      .filter({ has: this.page.locator('.marker-icon') });
    return (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
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
