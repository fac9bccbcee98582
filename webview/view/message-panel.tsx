import type { PlaygroundState } from '../controller/state.js';
import { type Reveal, useStrings } from './context.js';
import { FailureNote } from './problems.js';
import { Section, StaleBadge } from './section.js';
import { TextEditor } from './text-editor.js';

/** The message, exact; the last good one marked stale, with the reason above it. */
export function MessagePanel({ state, onReveal }: { readonly state: PlaygroundState; readonly onReveal: Reveal }) {
  const strings = useStrings();
  const { message, failure, stale } = state;
  return (
    <Section title={strings.message} name="message" extra={<MessageNote state={state} />}>
      {failure !== undefined && <FailureNote failure={failure} state={state} onReveal={onReveal} />}
      {message === undefined ? (
        failure === undefined && <p class="empty">{strings.messageEmpty}</p>
      ) : (
        <div class={stale ? 'message stale' : 'message'}>
          <TextEditor label={strings.message} text={message} language="json" />
        </div>
      )}
    </Section>
  );
}

/** Which message it is: whatever the step, the one that the whole output makes. */
function MessageNote({ state: { message, stale } }: { readonly state: PlaygroundState }) {
  const strings = useStrings();
  if (message === undefined) return null;
  return stale ? <StaleBadge /> : <span class="section-note">{strings.messageAtEnd}</span>;
}
