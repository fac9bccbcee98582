// Stands for the extension host in a plain browser: answers the page's `start`, keeps its state, applies a theme.
(() => {
  const setup = JSON.parse(document.getElementById('preview').textContent);
  let state;
  try {
    state = JSON.parse(sessionStorage.getItem('state') ?? 'null') ?? undefined;
  } catch {
    state = undefined;
  }
  const tell = (message) => window.postMessage(message, '*');
  globalThis.acquireVsCodeApi = () => ({
    getState: () => state,
    setState: (next) => {
      state = next;
      sessionStorage.setItem('state', JSON.stringify(next));
    },
    postMessage: (message) => {
      if (message.kind === 'request' && message.type === 'start') {
        fetch('/start')
          .then((response) => response.json())
          .then((start) => tell({ kind: 'reply', id: message.id, ok: true, result: start }));
      } else console.log('to the host:', JSON.stringify(message));
    },
  });
  /** For the console and for scripts: another template text, as typing in its editor would give. */
  let version = 1;
  globalThis.previewTemplate = (text) =>
    tell({ kind: 'event', type: 'template', params: { ...setup.template, version: ++version, text } });
  for (const [name, value] of Object.entries(setup.colours))
    document.documentElement.style.setProperty(`--vscode-${name}`, value);
})();
