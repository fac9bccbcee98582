import type { PlaygroundController } from '../controller/controller.js';
import { fill } from '../strings.js';
import { type Reveal, usePlayground, useStrings } from './context.js';
import { Header } from './header.js';
import { Inputs } from './inputs.js';
import { LiveRegion } from './live.js';
import { MessagePanel } from './message-panel.js';
import { TemplateProblems } from './problems.js';
import { TimelinePanel } from './timeline-panel.js';

interface AppProps {
  readonly controller: PlaygroundController;
  readonly onReveal: Reveal;
}

export function App({ controller, onReveal }: AppProps) {
  const strings = useStrings();
  const state = usePlayground(controller);
  return (
    <>
      <Header
        state={state}
        onReveal={onReveal}
        onSample={(index) => controller.chooseSample(index)}
        onChunking={(chunking) => controller.setChunking(chunking)}
      />
      <div class="notices">
        {state.template?.text == null && <p class="notice">{strings.noTemplateHint}</p>}
        {state.template?.text != null && state.inputs.output === '' && (
          <p class="notice">
            <strong>{strings.emptyTitle}.</strong> {fill(strings.emptyHint, state.sampleFile)}
          </p>
        )}
        {state.samples.notes.length > 0 && (
          <p class="notice">{fill(strings.samplesIgnored, state.samples.notes.join('; '))}</p>
        )}
        <TemplateProblems findings={state.findings} />
      </div>
      <main class="columns">
        <Inputs state={state} onInput={(name, text) => controller.setInput(name, text)} />
        <div class="outcome">
          <TimelinePanel
            state={state}
            onStep={(action) => controller.step(action)}
            onSpeed={(speed) => controller.setSpeed(speed)}
          />
          <MessagePanel state={state} onReveal={onReveal} />
        </div>
      </main>
      <LiveRegion state={state} />
    </>
  );
}
