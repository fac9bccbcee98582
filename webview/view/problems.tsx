import type { Failure, TemplateFinding } from '../model/timeline.js';
import { fill, type PlaygroundStrings } from '../strings.js';
import { useStrings } from './context.js';

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

/** Why there is no message, where it would stand. */
export function FailureNote({ failure }: { readonly failure: Failure }) {
  const strings = useStrings();
  return (
    <div class="failure">
      <span class="codicon codicon-error" aria-hidden="true" />
      <p>
        <bdi>{failure.message}</bdi>
        <span class="failure-facts">
          <code class="code">{failure.code}</code>
          <span>{stageText(failure.stage, strings)}</span>
          {failure.field !== undefined && <bdi>{fill(strings.errorInField, failure.field)}</bdi>}
          {failure.offset !== undefined && <span>{fill(strings.errorAt, failure.offset)}</span>}
        </span>
      </p>
    </div>
  );
}
