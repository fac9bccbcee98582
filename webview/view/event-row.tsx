import { type Step, type Steps, stepAt } from '../model/steps.js';
import { preview } from '../model/values.js';
import { errorText, fill, type PlaygroundStrings } from '../strings.js';
import { useStrings } from './context.js';
import { FieldLabel } from './field-label.js';

/** The number of the step's chunk, or what stands for it. */
export function chunkText(step: Step, strings: PlaygroundStrings): string {
  if (step.chunk === undefined) return strings.chunkOfEnd;
  return step.chunk === 0 ? strings.chunkOfPrefix : String(step.chunk);
}

/** The named groups that took part: ` name="get_weather"`. */
function capturesText(captures: Readonly<Record<string, string>> = {}): string {
  return Object.entries(captures)
    .map(([name, text]) => `  ${name}=${JSON.stringify(text)}`)
    .join('');
}

/** The event's type, or what stands for one. */
export function typeText({ event, error }: Step, strings: PlaygroundStrings): string {
  return event?.type ?? (error === undefined ? strings.noEvent : strings.failed);
}

/** One line about what came out: the text, the value, the delimiter or what is held back. */
export function stepText({ event, held, error }: Step, strings: PlaygroundStrings): string {
  if (error !== undefined) return preview(`${error.code}: ${errorText(error, strings)}`);
  switch (event?.type) {
    case undefined:
      return held === undefined ? strings.noEventNothing : fill(strings.noEventText, preview(held.text));
    case 'region_open':
      return preview((event.delimiter ?? '') + capturesText(event.captures));
    case 'region_chunk':
      return preview(event.text ?? '');
    case 'region_close':
      return preview(event.value ?? '');
    case 'region_malformed':
      return event.error === undefined ? '' : preview(`${event.error.code}: ${errorText(event.error, strings)}`);
  }
}

interface RowProps {
  readonly id: string;
  readonly steps: Steps;
  readonly index: number;
  readonly selected: boolean;
  /** Of the first unit above the list, in pixels. */
  readonly top: number;
  readonly fieldIndex: (field: string) => number;
  readonly onChoose: (index: number) => void;
}

/** One option of the list. Everything that the model wrote is a text node. */
export function EventRow({ id, steps, index, selected, top, fieldIndex, onChoose }: RowProps) {
  const strings = useStrings();
  const step = stepAt(steps, index);
  if (step === undefined) return null;
  const { event } = step;
  const type = event?.type ?? (step.error === undefined ? 'held' : 'failed');
  return (
    // The list has the focus and the keys; the row only takes the pointer.
    // biome-ignore lint/a11y/useFocusableInteractive: reached through aria-activedescendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-setsize={steps.count}
      aria-posinset={index + 1}
      class={`event-row event-${type}${selected ? ' selected' : ''}`}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onChoose(index)}
    >
      <span class="event-chunk">{chunkText(step, strings)}</span>
      <span class="event-type">{typeText(step, strings)}</span>
      <span class="event-field">{event && <FieldLabel name={event.field} index={fieldIndex(event.field)} />}</span>
      <span class="event-text">
        <bdi>{stepText(step, strings)}</bdi>
        {event?.dirty === true && (
          <span class="event-dirty" title={strings.dirtyHint}>
            {strings.dirty}
          </span>
        )}
      </span>
    </div>
  );
}
