// Serves the playground's page to a plain browser, without VS Code, to look at it while working on it.
// `node scripts/playground-preview.mjs TEMPLATE.json [--port N]`, after `npm run build`; `?theme=light` and the like choose the theme.
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { THEMES } from './preview/themes.mjs';

const scripts = path.dirname(fileURLToPath(import.meta.url));
const bundle = path.join(scripts, '../dist/webview');
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.ttf': 'font/ttf', '.map': 'application/json' };
const NONCE = 'preview';
const POLICY =
  `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'self' 'unsafe-inline'; ` +
  "font-src 'self' data:; img-src 'self' data:; connect-src 'self'; worker-src blob:";

/** The template as the language server would hand it over: the file's root, or its key `response_template`. */
function templateText(text) {
  try {
    const root = JSON.parse(text);
    return root.response_template === undefined ? text : JSON.stringify(root.response_template, undefined, 2);
  } catch {
    return text;
  }
}

function sampleFile(file, uri) {
  const stem = file.replace(/\.json$/, '');
  const found = [`${stem}.samples.jsonl`, `${stem}.samples.json`].find(existsSync);
  const name = path.basename(found ?? `${stem}.samples.jsonl`);
  return { uri, name, text: found === undefined ? null : readFileSync(found, 'utf8') };
}

/** All but its text. Where it begins in its file is not known here. */
function templateOf(file) {
  return { uri: pathToFileURL(file).href, name: path.basename(file), version: 1, start: { line: 1, column: 1 } };
}

async function startData(file) {
  const { DEFAULT_STRINGS } = await strings();
  const uri = pathToFileURL(file).href;
  const text = templateText(readFileSync(file, 'utf8'));
  return {
    strings: DEFAULT_STRINGS,
    workers: { engine: '/engine.worker.js', editor: '/editor.worker.js' },
    template: { ...templateOf(file), text },
    samples: sampleFile(file, uri),
  };
}

/** The strings are TypeScript: bundled on the way. */
async function strings() {
  const { build } = await import('esbuild');
  const made = await build({ entryPoints: [path.join(scripts, '../webview/strings.ts')], format: 'esm', write: false });
  return import(`data:text/javascript,${encodeURIComponent(made.outputFiles[0].text)}`);
}

function page(file, theme) {
  const { kind, colours } = THEMES[theme] ?? THEMES.dark;
  const setup = { template: templateOf(file), colours };
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Playground</title><link rel="stylesheet" href="/main.css"></head>
<body class="${kind}"><div id="root"></div>
<script type="application/json" id="preview">${JSON.stringify(setup).replace(/</g, '\\u003c')}</script>
<script nonce="${NONCE}" src="/host.js"></script><script nonce="${NONCE}" src="/main.js"></script></body></html>`;
}

/** Resolves to the server's address and a function that stops it. */
export function servePreview(file, port = 0) {
  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url, 'http://preview');
    const answer = (type, body) => response.writeHead(200, { 'content-type': type }).end(body);
    if (url.pathname === '/') return answer('text/html', page(file, url.searchParams.get('theme') ?? 'dark'));
    if (url.pathname === '/start') return answer('application/json', JSON.stringify(await startData(file)));
    if (url.pathname === '/host.js')
      return answer('text/javascript', readFileSync(path.join(scripts, 'preview/host.js')));
    const asset = path.join(bundle, path.basename(url.pathname));
    if (existsSync(asset)) return answer(TYPES[path.extname(asset)] ?? 'application/octet-stream', readFileSync(asset));
    response.writeHead(404).end();
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const stop = () => {
        server.closeAllConnections();
        server.close();
      };
      resolve({ url: `http://127.0.0.1:${server.address().port}/`, stop });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, option, port] = process.argv.slice(2);
  if (file === undefined)
    throw new Error('Which template? node scripts/playground-preview.mjs TEMPLATE.json [--port N]');
  const { url } = await servePreview(path.resolve(file), option === '--port' ? Number(port) : 0);
  console.log(`${url}?theme=dark (or ${Object.keys(THEMES).slice(1).join(', ')})`);
}
