/** The same as `launch.ts`, for the build for browsers: each server in a worker of one page, driven by messages. */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { AbstractMessageReader, AbstractMessageWriter, type Message } from 'vscode-languageserver-protocol/node';
import { findChromium } from '../../../scripts/host.mjs';
import type { Launched } from './launch.js';

const SERVER = fileURLToPath(new URL('../../../dist/server-browser.js', import.meta.url));
const ORIGIN = 'https://editor.example';

/** What the page calls with the number of a worker. */
interface Listener {
  readonly receive: (message: Message) => void;
  readonly fail: (text: string) => void;
}

/** A page that holds workers by number. */
class WorkerPage {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #listeners: Listener[] = [];

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  static async open(): Promise<WorkerPage> {
    const executablePath = findChromium();
    if (executablePath === undefined) throw new Error('There is no Chromium: name one with CHROMIUM=/path/to/it.');
    const browser = await chromium.launch({ executablePath, headless: true, args: ['--no-sandbox'] });
    const opened = new WorkerPage(browser, await browser.newPage());
    await opened.#prepare();
    return opened;
  }

  async #prepare(): Promise<void> {
    const page = this.#page;
    await page.route(`${ORIGIN}/**`, (route) =>
      new URL(route.request().url()).pathname === '/server.js'
        ? route.fulfill({ path: SERVER, contentType: 'text/javascript', headers: { 'cache-control': 'max-age=600' } })
        : route.fulfill({ body: '<!doctype html><title>editor</title>', contentType: 'text/html' }),
    );
    await page.goto(ORIGIN);
    await page.exposeFunction('deliver', (at: number, text: string) => this.#listeners[at]?.receive(JSON.parse(text)));
    await page.exposeFunction('fail', (at: number, text: string) => this.#listeners[at]?.fail(text));
    await page.evaluate(PAGE_SCRIPT);
  }

  /** Resolves to the number of the new worker. */
  async start(listener: Listener): Promise<number> {
    const at = this.#listeners.push(listener) - 1;
    await this.#page.evaluate(`start(${at})`);
    return at;
  }

  async post(at: number, message: Message): Promise<void> {
    await this.#page.evaluate(`workers[${at}].postMessage(${JSON.stringify(message)})`);
  }

  async terminate(at: number): Promise<void> {
    await this.#page.evaluate(`workers[${at}].terminate()`);
  }

  async close(): Promise<void> {
    await this.#browser.close();
  }
}

const PAGE_SCRIPT = `
  globalThis.workers = [];
  globalThis.start = (at) => {
    const worker = new Worker('/server.js');
    worker.onmessage = ({ data }) => deliver(at, JSON.stringify(data));
    worker.onerror = ({ message }) => fail(at, message);
    worker.onmessageerror = () => fail(at, 'a message that cannot be read');
    workers[at] = worker;
  };
`;

/** Opened for the first server. */
const shared: { page?: Promise<WorkerPage> } = {};

export async function launch(): Promise<Launched> {
  shared.page ??= WorkerPage.open();
  const page = await shared.page;
  const reader = new WorkerReader();
  const faults: ((text: string) => void)[] = [];
  const at = await page.start({
    receive: (message) => reader.receive(message),
    fail: (text) => {
      for (const listener of faults) listener(text);
    },
  });
  return {
    reader,
    writer: new WorkerWriter((message) => page.post(at, message)),
    onFault: (listener) => faults.push(listener),
    // A worker is ended from outside.
    end: async () => {
      await page.terminate(at);
      return 0;
    },
  };
}

/** To be called behind the last test. */
export async function closeBrowser(): Promise<void> {
  await (await shared.page)?.close();
}

/** Nobody has said where this server's files are. */
export function shippedPage(): undefined {
  return undefined;
}

class WorkerReader extends AbstractMessageReader {
  #receive: (message: Message) => void = () => undefined;

  listen(receive: (message: Message) => void) {
    this.#receive = receive;
    return { dispose: () => undefined };
  }

  receive(message: Message): void {
    this.#receive(message);
  }
}

class WorkerWriter extends AbstractMessageWriter {
  readonly #post: (message: Message) => Promise<void>;
  #posted = Promise.resolve();

  constructor(post: (message: Message) => Promise<void>) {
    super();
    this.#post = post;
  }

  /** One message after the other, as a wire carries them. */
  write(message: Message): Promise<void> {
    this.#posted = this.#posted.then(() => this.#post(message));
    return this.#posted;
  }

  end(): void {}
}
