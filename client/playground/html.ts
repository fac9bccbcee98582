import * as vscode from 'vscode';

/** The page: no inline style or script of ours, and nothing from outside of the extension. */
export function panelHtml(webview: vscode.Webview, bundle: vscode.Uri): string {
  const nonce = crypto.randomUUID();
  const address = (file: string) => attribute(webview.asWebviewUri(vscode.Uri.joinPath(bundle, file)).toString());
  const policy = contentPolicy(webview.cspSource, nonce);
  return `<!DOCTYPE html>
<html lang="${attribute(vscode.env.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${attribute(vscode.l10n.t('Response Template Playground'))}</title>
<link rel="stylesheet" href="${address('main.css')}">
</head>
<body>
<div id="root"></div>
<script nonce="${nonce}" src="${address('main.js')}"></script>
</body>
</html>`;
}

/** Monaco writes style elements of its own, hence 'unsafe-inline' for styles alone; workers start from blobs. */
function contentPolicy(source: string, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${source} 'unsafe-inline'`,
    `font-src ${source} data:`,
    `img-src ${source} data:`,
    `connect-src ${source}`,
    'worker-src blob:',
  ].join('; ');
}

function attribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
