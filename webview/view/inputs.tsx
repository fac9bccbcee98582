import { useMemo } from 'preact/hooks';
import type { InputName, PlaygroundState } from '../controller/state.js';
import { type Mark, marksAt, type Window } from '../model/decorations.js';
import { stepAt } from '../model/steps.js';
import { useStrings } from './context.js';
import { fieldClass } from './field-label.js';
import { FailureNote } from './problems.js';
import { Section } from './section.js';
import { Legend, StateLine } from './state-line.js';
import { TextEditor, type TextMark } from './text-editor.js';

interface InputsProps {
  readonly state: PlaygroundState;
  readonly onInput: (name: InputName, text: string) => void;
}

type MarksIn = (window: Window) => readonly TextMark[];

const NO_MARKS: MarksIn = () => [];

function className(mark: Mark): string {
  return mark.field < 0 ? `mark-${mark.kind}` : `mark-${mark.kind} ${fieldClass(mark.field)}`;
}

/** The marks of the step at hand on an editor's text, whose first unit has the offset `origin`. None while the text is newer than the run. */
function useMarks(state: PlaygroundState, name: 'prefix' | 'output'): MarksIn {
  const { shown, stepping, inputs } = state;
  return useMemo(() => {
    if (shown === undefined || shown.inputs.prefix !== inputs.prefix || shown.inputs.output !== inputs.output)
      return NO_MARKS;
    const { output, prefix } = shown.inputs;
    const low = name === 'prefix' ? -prefix.length : 0;
    const high = name === 'prefix' ? 0 : output.length;
    return ({ start, end }: Window) => {
      const window = { start: Math.max(low, start + low), end: Math.min(high, end + low) };
      return marksAt(shown.steps, shown.taken, stepping.index, output.length, window).map((mark) => ({
        start: Math.max(mark.start, low) - low,
        end: Math.min(mark.end, high) - low,
        className: className(mark),
      }));
    };
  }, [shown, stepping.index, inputs.prefix, inputs.output, name]);
}

/** In a short panel the prefix leaves its room to the output, until it is asked for. */
function prefixFolding(): 'open' | 'folded' {
  const besideOutcome = window.innerWidth >= 780;
  return window.innerHeight < (besideOutcome ? 380 : 560) ? 'folded' : 'open';
}

/** Prefix, output and tools. */
export function Inputs({ state, onInput }: InputsProps) {
  const strings = useStrings();
  const { inputs, failure, shown, stepping } = state;
  const step = shown === undefined ? undefined : stepAt(shown.steps, stepping.index);
  const prefixMarks = useMarks(state, 'prefix');
  const outputMarks = useMarks(state, 'output');
  return (
    <div class="inputs">
      <Section title={strings.prefix} name="prefix" folding={prefixFolding()}>
        <TextEditor
          label={strings.prefix}
          text={inputs.prefix}
          language="plaintext"
          placeholder={strings.prefixHint}
          onChange={(text) => onInput('prefix', text)}
          marks={prefixMarks}
          // What is kept of the prefix stands at its end.
          reveal={state.sample === undefined ? undefined : inputs.prefix.length}
        />
      </Section>
      <Section title={strings.output} name="output" extra={<Legend />}>
        <TextEditor
          label={strings.output}
          text={inputs.output}
          language="plaintext"
          placeholder={strings.outputHint}
          onChange={(text) => onInput('output', text)}
          marks={outputMarks}
          reveal={step === undefined || !stepping.moved ? undefined : Math.max(0, step.consumed)}
        />
        <StateLine state={state} />
      </Section>
      <Section title={strings.tools} name="tools" folding="folded">
        {failure?.stage === 'tools' && <FailureNote failure={failure} state={state} />}
        <TextEditor
          label={strings.tools}
          text={inputs.tools}
          language="json"
          placeholder={strings.toolsHint}
          onChange={(text) => onInput('tools', text)}
        />
      </Section>
    </div>
  );
}
