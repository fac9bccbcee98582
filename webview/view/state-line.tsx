import { Fragment } from 'preact';
import type { PlaygroundState } from '../controller/state.js';
import { stepAt } from '../model/steps.js';
import type { TimelineHeld } from '../model/timeline.js';
import { preview } from '../model/values.js';
import { fill, type PlaygroundStrings } from '../strings.js';
import { useStrings } from './context.js';
import { FieldLabel } from './field-label.js';

/** Where the parser stands after the step: the region, how far the text is decided, what is held back and for which delimiters. */
export function StateLine({ state }: { readonly state: PlaygroundState }) {
  const strings = useStrings();
  const { shown, stepping } = state;
  const step = shown === undefined ? undefined : stepAt(shown.steps, stepping.index);
  if (shown === undefined || step === undefined) return null;
  const { fields } = shown.steps.timeline;
  return (
    <dl class="state-line" aria-label={strings.state}>
      <dt>{strings.region}</dt>
      <dd>
        {step.region === undefined ? (
          strings.regionNone
        ) : (
          <FieldLabel name={step.region} index={fields.indexOf(step.region)} />
        )}
      </dd>
      <dt>{strings.consumed}</dt>
      <dd>{fill(strings.consumedUnits, step.consumed, shown.inputs.output.length)}</dd>
      <dt>{strings.held}</dt>
      <dd class="held-now" title={step.held === undefined ? undefined : heldText(step.held, strings)}>
        {step.held === undefined ? strings.heldNothing : <Held held={step.held} fields={fields} />}
      </dd>
    </dl>
  );
}

function Held({ held, fields }: { readonly held: TimelineHeld; readonly fields: readonly string[] }) {
  const strings = useStrings();
  return (
    <>
      <code class="mark-held">
        <bdi>{preview(held.text, 32)}</bdi>
      </code>
      {held.delimiters.map(({ field, side }, index) => (
        <Fragment key={`${side} ${field}`}>
          {' '}
          <span class="may-become">{index === 0 ? strings.heldMayBecome : strings.heldOr}</span>{' '}
          <span class="may-be">
            {fill(side === 'open' ? strings.heldOpen : strings.heldClose, '')}
            <FieldLabel name={field} index={fields.indexOf(field)} />
          </span>
        </Fragment>
      ))}
    </>
  );
}

/** The same in plain text, for where the line has no room for all of it. */
function heldText({ text, delimiters }: TimelineHeld, strings: PlaygroundStrings): string {
  const candidates = delimiters.map(({ field, side }) =>
    fill(side === 'open' ? strings.heldOpen : strings.heldClose, field),
  );
  const may = candidates.length === 0 ? '' : ` ${strings.heldMayBecome} `;
  return preview(text) + may + candidates.join(` ${strings.heldOr} `);
}

/** What the marks in the text mean. Each differs by its line or border too, not by its colour alone. */
export function Legend() {
  const strings = useStrings();
  const entries = [
    ['mark-field field-0', strings.legendConsumed],
    ['mark-delimiter field-0', strings.legendDelimiter],
    ['mark-chunk', strings.legendChunk],
    ['mark-held', strings.legendHeld],
    ['mark-ahead', strings.legendAhead],
  ] as const;
  return (
    <ul class="legend" aria-label={strings.legend}>
      {entries.map(([className, label]) => (
        <li key={className}>
          <span class={className}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
