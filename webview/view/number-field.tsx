import '@vscode-elements/elements/dist/vscode-textfield/index.js';
import type { VscodeTextfield } from '@vscode-elements/elements/dist/vscode-textfield/index.js';
import { useEffect, useRef } from 'preact/hooks';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly onChange: (value: number) => void;
}

/** A whole number; what is not one, or too small, is left alone until it is. */
export function NumberField({ label, value, min, onChange }: NumberFieldProps) {
  const element = useRef<VscodeTextfield>(null);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  useEffect(() => {
    const field = element.current;
    if (field === null) return;
    const changed = () => {
      const number = Number(field.value);
      if (field.value.trim() === '' || !Number.isSafeInteger(number) || number < min) return;
      if (number !== latest.current.value) latest.current.onChange(number);
    };
    field.addEventListener('input', changed);
    return () => field.removeEventListener('input', changed);
  }, [min]);
  useEffect(() => {
    const field = element.current;
    if (field === null) return;
    field.label = label;
    field.type = 'number';
    field.min = min;
    if (Number(field.value) !== value) field.value = String(value);
  }, [label, min, value]);
  return (
    <span class="labelled-number">
      <span aria-hidden="true">{label}</span>
      <vscode-textfield ref={element} class="number-field" title={label} />
    </span>
  );
}
