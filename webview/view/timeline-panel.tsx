import { useEffect } from 'preact/hooks';
import type { PlaygroundState } from '../controller/state.js';
import type { Stepping, SteppingAction } from '../model/stepping.js';
import type { Timeline } from '../model/timeline.js';
import { fill } from '../strings.js';
import { useStrings } from './context.js';
import { EventList } from './event-list.js';
import { IconButton } from './icon-button.js';
import { Section, StaleBadge } from './section.js';

interface TimelinePanelProps {
  readonly state: PlaygroundState;
  readonly onStep: (action: SteppingAction) => void;
  readonly onSpeed: (speed: number) => void;
}

const SPEEDS = [2, 4, 8, 16, 32, 64];

/** The events with their toolbar. */
export function TimelinePanel({ state, onStep, onSpeed }: TimelinePanelProps) {
  const strings = useStrings();
  const { stepping, shown, speed } = state;
  usePlaying(stepping.playing, speed, onStep);
  return (
    <Section
      title={strings.timeline}
      name="timeline"
      extra={
        <>
          {state.eventsStale && <StaleBadge />}
          <Transport stepping={stepping} speed={speed} onStep={onStep} onSpeed={onSpeed} />
        </>
      }
    >
      {shown === undefined || shown.steps.count === 0 ? (
        <p class="empty">{strings.timelineEmpty}</p>
      ) : (
        <div class="event-table" style={columnWidths(shown.steps.timeline)}>
          {state.coarsened !== undefined && <p class="notice">{fill(strings.coarsened, state.coarsened)}</p>}
          <div class="event-head" aria-hidden="true">
            <span>{strings.columnChunk}</span>
            <span>{strings.columnEvent}</span>
            <span>{strings.columnField}</span>
            <span>{strings.columnText}</span>
          </div>
          <EventList steps={shown.steps} stepping={stepping} onStep={onStep} />
        </div>
      )}
    </Section>
  );
}

const WIDEST_FIELD = 22;

/** The columns are as wide as their longest text, in characters. */
function columnWidths({ fields, events }: Timeline): Record<string, string> {
  const field = Math.max(5, ...fields.map((name) => name.length));
  const type = events.some((event) => event.type === 'region_malformed') ? 'region_malformed' : 'region_chunk';
  return { '--field-width': String(Math.min(field, WIDEST_FIELD)), '--type-width': String(type.length) };
}

function usePlaying(playing: boolean, speed: number, onStep: (action: SteppingAction) => void): void {
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => onStep({ type: 'tick' }), 1000 / speed);
    return () => clearInterval(timer);
  }, [playing, speed]);
}

interface TransportProps {
  readonly stepping: Stepping;
  readonly speed: number;
  readonly onStep: (action: SteppingAction) => void;
  readonly onSpeed: (speed: number) => void;
}

function Transport({ stepping, speed, onStep, onSpeed }: TransportProps) {
  const strings = useStrings();
  const { index, count, playing } = stepping;
  const atStart = index <= 0;
  const atEnd = index >= count - 1;
  return (
    <div class="transport" role="toolbar" aria-label={strings.timeline}>
      <IconButton
        icon="debug-reverse-continue"
        label={strings.first}
        disabled={atStart}
        onClick={() => onStep({ type: 'first' })}
      />
      <IconButton
        icon="chevron-left"
        label={strings.previous}
        disabled={atStart}
        onClick={() => onStep({ type: 'previous' })}
      />
      <IconButton
        icon={playing ? 'debug-pause' : 'play'}
        label={playing ? strings.pause : strings.play}
        disabled={count < 2}
        onClick={() => onStep({ type: playing ? 'pause' : 'play' })}
      />
      <IconButton icon="chevron-right" label={strings.next} disabled={atEnd} onClick={() => onStep({ type: 'next' })} />
      <IconButton
        icon="debug-continue"
        label={strings.last}
        disabled={atEnd}
        onClick={() => onStep({ type: 'last' })}
      />
      <input
        class="seek"
        type="range"
        min={0}
        max={Math.max(count - 1, 0)}
        value={Math.max(index, 0)}
        disabled={count < 2}
        aria-label={strings.seek}
        aria-valuetext={fill(strings.position, index + 1, count)}
        onInput={(event) => onStep({ type: 'seek', index: Number(event.currentTarget.value) })}
      />
      <span class="position">{fill(strings.position, index + 1, count)}</span>
      <select
        class="native-select"
        aria-label={strings.speed}
        title={strings.speed}
        value={speed}
        onChange={(event) => onSpeed(Number(event.currentTarget.value))}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {`${each}/s`}
          </option>
        ))}
      </select>
    </div>
  );
}
