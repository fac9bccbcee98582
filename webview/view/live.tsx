import type { PlaygroundState } from '../controller/state.js';
import { stepAt } from '../model/steps.js';
import { fill, type PlaygroundStrings } from '../strings.js';
import { useStrings } from './context.js';
import { chunkText, stepText } from './event-row.js';

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
  const problem = failure === undefined ? '' : `${strings.error}: ${failure.code}. ${failure.message} `;
  const step = shown === undefined ? undefined : stepAt(shown.steps, stepping.index);
  if (step === undefined) return problem;
  const type = step.event?.type ?? strings.noEvent;
  const field = step.event?.field ?? '';
  const text = stepText(step, strings);
  return (
    problem + fill(strings.stepAnnounced, step.index + 1, stepping.count, chunkText(step, strings), type, field, text)
  );
}
