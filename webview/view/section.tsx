import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { fill } from '../strings.js';
import { useStrings } from './context.js';

interface SectionProps {
  readonly title: string;
  readonly name: string;
  /** Shown beside the title. */
  readonly extra?: ComponentChildren;
  /** Absent: the section cannot be folded. */
  readonly folding?: 'open' | 'folded';
  readonly children: ComponentChildren;
}

/** Says beside a title that what stands below it is older than what stands in the editors. */
export function StaleBadge() {
  const strings = useStrings();
  return (
    <span class="badge" title={strings.staleHint}>
      {strings.stale}
    </span>
  );
}

/** A titled part of the panel. What is folded stays mounted, so that an editor keeps its undo history. */
export function Section({ title, name, extra, folding, children }: SectionProps) {
  const strings = useStrings();
  const [open, setOpen] = useState(folding !== 'folded');
  const body = useId();
  const label = fill(open ? strings.hide : strings.show, title);
  return (
    <section class={`section section-${name}${open ? '' : ' folded'}`} aria-label={title}>
      <header class="section-header">
        <h2>
          {folding === undefined ? (
            title
          ) : (
            <button
              type="button"
              class="fold"
              aria-expanded={open}
              aria-controls={body}
              title={label}
              onClick={() => setOpen(!open)}
            >
              <span class={`codicon codicon-chevron-${open ? 'down' : 'right'}`} aria-hidden="true" />
              {title}
            </button>
          )}
        </h2>
        {extra}
      </header>
      <div class="section-body" id={body} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
