import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import type { Stepping, SteppingAction } from '../model/stepping.js';
import type { Steps } from '../model/steps.js';
import { useStrings } from './context.js';
import { EventRow } from './event-row.js';
import { useVirtualList } from './virtual.js';

export const ROW_HEIGHT = 22;

interface EventListProps {
  readonly steps: Steps;
  readonly stepping: Stepping;
  readonly onStep: (action: SteppingAction) => void;
}

const PAGE = 10;

function actionOf(key: string, { index, playing }: Stepping): SteppingAction | undefined {
  switch (key) {
    case 'Home':
      return { type: 'first' };
    case 'End':
      return { type: 'last' };
    case 'ArrowUp':
      return { type: 'previous' };
    case 'ArrowDown':
      return { type: 'next' };
    case 'PageUp':
      return { type: 'seek', index: index - PAGE };
    case 'PageDown':
      return { type: 'seek', index: index + PAGE };
    case ' ':
      return { type: playing ? 'pause' : 'play' };
    default:
      return undefined;
  }
}

/** The events as a list box: one focus stop, the step at hand is its active option. */
export function EventList({ steps, stepping, onStep }: EventListProps) {
  const strings = useStrings();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualList(scroller, steps.count, ROW_HEIGHT);
  const prefix = useId();
  const fieldIndex = useMemo(() => {
    const indexes = new Map(steps.timeline.fields.map((field, index) => [field, index]));
    return (field: string) => indexes.get(field) ?? -1;
  }, [steps]);
  useEffect(() => {
    if (stepping.index >= 0) list.show(stepping.index);
  }, [stepping.index, steps]);
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actionOf(event.key, stepping);
    if (action === undefined) return;
    event.preventDefault();
    onStep(action);
  };
  const active = list.items.some((item) => item.index === stepping.index) ? `${prefix}-${stepping.index}` : undefined;
  return (
    <div
      ref={scroller}
      class="event-list"
      role="listbox"
      tabIndex={0}
      aria-label={strings.timelineLabel}
      aria-activedescendant={active}
      aria-describedby={`${prefix}-keys`}
      onKeyDown={onKeyDown}
    >
      <span id={`${prefix}-keys`} hidden>
        {strings.timelineKeys}
      </span>
      <div class="event-rows" role="presentation" style={{ height: `${list.height}px` }}>
        {list.items.map((item) => (
          <EventRow
            key={item.index}
            id={`${prefix}-${item.index}`}
            steps={steps}
            index={item.index}
            selected={item.index === stepping.index}
            top={item.start}
            fieldIndex={fieldIndex}
            onChoose={(index) => onStep({ type: 'seek', index })}
          />
        ))}
      </div>
    </div>
  );
}
