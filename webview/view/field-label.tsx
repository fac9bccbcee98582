import { preview } from '../model/values.js';

/** How many field colours there are in the style sheet. */
const FIELD_COLOURS = 8;

/** The class that carries a field's colour. */
export function fieldClass(index: number): string {
  return index < 0 ? 'field-none' : `field-${index % FIELD_COLOURS}`;
}

/** A field's name beside its colour, isolated from the direction of the text around it. */
export function FieldLabel({ name, index }: { readonly name: string; readonly index: number }) {
  return (
    <span class={`field-label ${fieldClass(index)}`} title={name}>
      <bdi>{preview(name, 80)}</bdi>
    </span>
  );
}
