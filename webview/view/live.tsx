import type { PlaygroundState } from '../controller/state.js';
import { stepAt } from '../model/steps.js';
import type { Failure } from '../model/timeline.js';
import { errorText, fill, type PlaygroundStrings } from '../strings.js';
import { useStrings } from './context.js';
import { chunkText, stepText, typeText } from './event-row.js';
import { failurePlace } from './problems.js';

/** Says to a screen reader what changed: the step, or why there is no message. Silent while it plays. */
export function LiveRegion({ state }: { readonly state: PlaygroundState }) {
  const strings = useStrings();
  return (
    <div class="visually-hidden" role="status" aria-live="polite">
      {state.stepping.playing ? '' : announcement(state, strings)}
    </div>
  );
}

function announcement(state: PlaygroundState, strings: PlaygroundStrings): string {
  const { failure, shown, stepping } = state;
  const problem = failure === undefined ? '' : problemText(failure, state, strings);
  const step = shown === undefined ? undefined : stepAt(shown.steps, stepping.index);
  if (step === undefined) return problem;
  const type = typeText(step, strings);
  const field = step.event?.field ?? '';
  const text = stepText(step, strings);
  return (
    problem + fill(strings.stepAnnounced, step.index + 1, stepping.count, chunkText(step, strings), type, field, text)
  );
}

function problemText(failure: Failure, state: PlaygroundState, strings: PlaygroundStrings): string {
  const place = failurePlace(failure, state, strings);
  const where = place === undefined ? '' : `, ${place}`;
  return `${strings.error}: ${failure.code}${where}. ${errorText(failure, strings)} `;
}
