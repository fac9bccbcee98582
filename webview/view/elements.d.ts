import type { VscodeSingleSelect } from '@vscode-elements/elements/dist/vscode-single-select/index.js';
import type { VscodeTextfield } from '@vscode-elements/elements/dist/vscode-textfield/index.js';
import type { HTMLAttributes } from 'preact';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'vscode-single-select': HTMLAttributes<VscodeSingleSelect>;
      'vscode-textfield': HTMLAttributes<VscodeTextfield>;
    }
  }
}
