import { useMemo } from 'preact/hooks';
import type { PlaygroundState } from '../controller/state.js';
import { CHUNKING_KINDS, type Chunking, type ChunkingKind } from '../model/chunking.js';
import { fill, type PlaygroundStrings } from '../strings.js';
import { type Reveal, useStrings } from './context.js';
import { NumberField } from './number-field.js';
import { Select } from './select.js';

interface HeaderProps {
  readonly state: PlaygroundState;
  readonly onReveal: Reveal;
  readonly onSample: (index: number) => void;
  readonly onChunking: (chunking: Chunking) => void;
}

/** Which template, which sample, which chunks. */
export function Header({ state, onReveal, onSample, onChunking }: HeaderProps) {
  const strings = useStrings();
  const { template } = state;
  return (
    <header class="panel-header">
      <h1 class="visually-hidden">{strings.title}</h1>
      {template === null ? (
        <span class="template-name none">{strings.noTemplate}</span>
      ) : (
        <button
          type="button"
          class="template-name"
          title={fill(strings.revealTemplate, template.name)}
          onClick={() => onReveal(template.uri, null)}
        >
          <span class="codicon codicon-json" aria-hidden="true" />
          <bdi>{template.name}</bdi>
        </button>
      )}
      <SamplePicker state={state} onSample={onSample} />
      <ChunkingPicker chunking={state.chunking} onChunking={onChunking} />
    </header>
  );
}

const OWN_TEXT = 'own';

function SamplePicker({
  state,
  onSample,
}: {
  readonly state: PlaygroundState;
  readonly onSample: (index: number) => void;
}) {
  const strings = useStrings();
  const { samples, sample } = state;
  const options = useMemo(() => {
    const named = samples.samples.map(({ name }, index) => ({ value: String(index), label: name }));
    return sample === undefined ? [{ value: OWN_TEXT, label: strings.sampleNone }, ...named] : named;
  }, [samples, sample, strings]);
  if (samples.samples.length === 0) return null;
  return (
    <Select
      label={strings.sample}
      value={sample === undefined ? OWN_TEXT : String(sample)}
      options={options}
      onChange={(value) => value !== OWN_TEXT && onSample(Number(value))}
    />
  );
}

function chunkingLabels(strings: PlaygroundStrings): Readonly<Record<ChunkingKind, string>> {
  return {
    whole: strings.chunkingWhole,
    character: strings.chunkingCharacter,
    word: strings.chunkingWord,
    size: strings.chunkingSize,
    random: strings.chunkingRandom,
  };
}

function ChunkingPicker({
  chunking,
  onChunking,
}: {
  readonly chunking: Chunking;
  readonly onChunking: (chunking: Chunking) => void;
}) {
  const strings = useStrings();
  const options = useMemo(() => {
    const labels = chunkingLabels(strings);
    return CHUNKING_KINDS.map((kind) => ({ value: kind, label: labels[kind] }));
  }, [strings]);
  const choose = (value: string) => {
    const kind = CHUNKING_KINDS.find((each) => each === value);
    if (kind !== undefined) onChunking({ ...chunking, kind });
  };
  const { kind, size, seed } = chunking;
  return (
    <>
      <Select label={strings.chunking} value={kind} options={options} onChange={choose} />
      {(kind === 'size' || kind === 'random') && (
        <NumberField
          label={kind === 'size' ? strings.chunkSize : strings.chunkLimit}
          value={size}
          min={1}
          onChange={(value) => onChunking({ ...chunking, size: value })}
        />
      )}
      {kind === 'random' && (
        <NumberField
          label={strings.chunkSeed}
          value={seed}
          min={0}
          onChange={(value) => onChunking({ ...chunking, seed: value })}
        />
      )}
    </>
  );
}
