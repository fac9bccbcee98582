/** The playground's panel as a user meets it: found by roles and names, as a screen reader finds them. */
import type { FrameLocator, Locator } from 'playwright-core';
import type { Workbench } from './workbench.js';

export type StepButton = 'First event' | 'Previous event' | 'Next event' | 'Last event' | 'Play' | 'Pause';

/** The step at hand, as its row shows it. */
export interface ShownEvent {
  readonly chunk: string;
  readonly type: string;
  readonly field: string;
  readonly text: string;
}

export class Playground {
  readonly frame: FrameLocator;

  constructor(private readonly workbench: Workbench) {
    this.frame = workbench.page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
  }

  /** The panel stands and has parsed something. */
  async ready(): Promise<void> {
    await this.events.waitFor();
    await this.#lines('Message').first().waitFor();
  }

  get events(): Locator {
    return this.frame.getByRole('listbox', { name: 'Events of the stream' });
  }

  section(name: string): Locator {
    return this.frame.getByRole('region', { name, exact: true });
  }

  #lines(section: string): Locator {
    return this.section(section).locator('.view-line');
  }

  /** The text that an editor of the panel shows, wherever its lines are broken. What is scrolled out of view is not in it. */
  async text(section: 'Prefix' | 'Output' | 'Message' | 'Tools'): Promise<string> {
    const lines = await this.section(section)
      .locator('.view-lines')
      .evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('.view-line')]
          .sort((a, b) => a.offsetTop - b.offsetTop)
          .map((line) => line.textContent),
      );
    return lines.join(' ').replace(/[\s\u00a0]+/g, ' ');
  }

  /** The message, all of which must be in view; its text where it is not whole. */
  async message(): Promise<unknown> {
    const text = await this.text('Message');
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }

  /** Types over the whole text of an editor of the panel. */
  async write(section: 'Prefix' | 'Output' | 'Tools', text: string): Promise<void> {
    await this.section(section).getByRole('textbox').focus();
    await this.workbench.page.keyboard.press('Control+A');
    await this.workbench.page.keyboard.insertText(text);
  }

  async click(button: StepButton): Promise<void> {
    await this.frame.getByRole('button', { name: button, exact: true }).click();
  }

  /** The step at hand and the number of steps; the first is 1. */
  async position(): Promise<{ step: number; of: number }> {
    const text = (await this.frame.locator('.position').textContent()) ?? '';
    const [step = 0, of = 0] = (text.match(/\d+/g) ?? []).map(Number);
    return { step, of };
  }

  async event(): Promise<ShownEvent> {
    const row = this.events.getByRole('option', { selected: true });
    const [chunk = '', type = '', field = '', text = ''] = await row.locator('> span').allTextContents();
    return { chunk, type, field, text };
  }

  /** What is held back: as the state line says it, and as it is marked in the output. */
  async held(): Promise<{ told: string; marked: string }> {
    const plain = (texts: string[]) => texts.join('').replaceAll('\u00a0', ' ');
    return {
      told: plain(await this.frame.locator('.state-line .held-now > code').allTextContents()),
      marked: plain(await this.section('Output').locator('.view-line .mark-held').allTextContents()),
    };
  }

  /** Picks an entry of a drop-down. */
  async choose(label: 'Sample' | 'Chunks', option: string): Promise<void> {
    await this.frame.getByRole('combobox', { name: label }).click();
    await this.frame.getByRole('option', { name: option, exact: true }).click();
  }

  async setNumber(label: string, value: number): Promise<void> {
    await this.frame.getByRole('spinbutton', { name: label }).fill(String(value));
  }

  /** Tabs through the panel to the list of events. */
  async tabToEvents(): Promise<void> {
    for (let stops = 0; stops < 40; stops++) {
      if (await this.events.evaluate((element) => element === document.activeElement)) return;
      await this.workbench.page.keyboard.press('Tab');
    }
    throw new Error('The list of events is not reached by Tab.');
  }

  /** Codes of the template's problems that the panel tells. */
  async templateProblems(): Promise<string[]> {
    return this.frame.locator('.problems .code').allTextContents();
  }

  /** The message is marked as one that no longer fits template or text. */
  async stale(): Promise<boolean> {
    return this.section('Message').locator('.badge', { hasText: 'stale' }).isVisible();
  }
}
