import '@vscode-elements/elements/dist/vscode-option/index.js';
import '@vscode-elements/elements/dist/vscode-single-select/index.js';
import type { VscodeSingleSelect } from '@vscode-elements/elements/dist/vscode-single-select/index.js';
import { useEffect, useRef } from 'preact/hooks';

interface SelectProps {
  /** The accessible name, and the text before it. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** VS Code's drop-down. */
export function Select({ label, value, options, onChange }: SelectProps) {
  const element = useRef<VscodeSingleSelect>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const select = element.current;
    if (select === null) return;
    const changed = () => latest.current(select.value);
    select.addEventListener('change', changed);
    return () => select.removeEventListener('change', changed);
  }, []);
  useEffect(() => {
    const select = element.current;
    if (select === null) return;
    select.label = label;
    select.options = options.map((option) => ({
      ...option,
      description: '',
      selected: option.value === value,
      disabled: false,
    }));
    select.value = value;
  }, [label, value, options]);
  return (
    <span class="labelled">
      <span aria-hidden="true">{label}</span>
      <vscode-single-select ref={element} />
    </span>
  );
}
