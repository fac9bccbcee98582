import type { PlaygroundState } from '../controller/state.js';
import { type Position, positionInDocument } from '../model/lines.js';
import type { Failure, TemplateFinding } from '../model/timeline.js';
import { errorText, fill, type PlaygroundStrings } from '../strings.js';
import { type Reveal, useStrings } from './context.js';

const FIRST_PLACE: Position = { line: 1, column: 1 };

/** All problems of the template. Their place in the text is shown by the text editor's own diagnostics. */
export function TemplateProblems({ findings }: { readonly findings: readonly TemplateFinding[] }) {
  const strings = useStrings();
  if (findings.length === 0) return null;
  const refused = findings.some((finding) => finding.refuses);
  return (
    <section
      class={`problems ${refused ? 'problems-error' : 'problems-warning'}`}
      aria-label={strings.templateProblems}
    >
      <h2>{refused ? strings.templateProblems : strings.templateWarnings}</h2>
      <ul>
        {findings.map((finding, index) => (
          <li key={`${index} ${finding.code}`}>
            <span class={`codicon codicon-${finding.severity}`} aria-hidden="true" />
            <span class="problem-text">
              {finding.message} {finding.place !== '' && <code>{finding.place}</code>}{' '}
              <code class="code">{finding.code}</code>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stageText(stage: Failure['stage'], strings: PlaygroundStrings): string {
  const texts: Readonly<Record<Failure['stage'], string>> = {
    template: strings.stageTemplate,
    tools: strings.stageTools,
    load: strings.stageLoad,
    init: strings.stageInit,
    feed: strings.stageFeed,
    finalize: strings.stageFinalize,
    engine: strings.stageEngine,
  };
  return texts[stage];
}

interface FailureProps {
  readonly failure: Failure;
  readonly state: PlaygroundState;
  readonly onReveal?: Reveal | undefined;
}

/** Why there is no message, where it would stand. */
export function FailureNote({ failure, state, onReveal }: FailureProps) {
  const strings = useStrings();
  return (
    <div class="failure">
      <span class="codicon codicon-error" aria-hidden="true" />
      <p>
        <bdi>{errorText(failure, strings)}</bdi>
        <span class="failure-facts">
          <FailurePlace failure={failure} state={state} onReveal={onReveal} />
          <code class="code">{failure.code}</code>
          <span>{stageText(failure.stage, strings)}</span>
          {failure.place === undefined ? (
            failure.field !== undefined && <bdi>{fill(strings.errorInField, failure.field)}</bdi>
          ) : (
            <code>{failure.place}</code>
          )}
        </span>
      </p>
    </div>
  );
}

/** Where it went wrong; in the template with a way there. */
function FailurePlace({ failure, state, onReveal }: FailureProps) {
  const strings = useStrings();
  const { template } = state;
  const { stage, offset } = failure;
  const text = failurePlace(failure, state, strings);
  if (text === undefined || offset === undefined) return null;
  if (stage !== 'template' || template === null || onReveal === undefined) return <span>{text}</span>;
  const label = fill(strings.errorReveal, template.name);
  return (
    <button type="button" class="link" title={label} onClick={() => onReveal(template.uri, offset)}>
      {text}
    </button>
  );
}

/** Where it went wrong, for people; undefined where that is not known. */
export function failurePlace(
  { stage, offset }: Failure,
  { template, inputs }: PlaygroundState,
  strings: PlaygroundStrings,
): string | undefined {
  if (offset === undefined) return undefined;
  const part =
    stage === 'tools' ? { text: inputs.tools, start: FIRST_PLACE } : stage === 'template' ? template : undefined;
  if (part?.text == null) return fill(strings.errorAt, offset);
  const { line, column } = positionInDocument(part.text, part.start, offset);
  return fill(strings.errorAtLine, line, column);
}
