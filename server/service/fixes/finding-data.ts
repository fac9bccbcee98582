import type { PathStep, TemplatePath } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';

/** A finding's data as fixes read it: whatever is not as it should be is absent. */
export class FindingData {
  readonly #data: Readonly<Record<string, unknown>>;

  constructor(data: Readonly<Record<string, unknown>> | undefined) {
    this.#data = data ?? {};
  }

  text(name: string): string | undefined {
    const value = this.#data[name];
    return typeof value === 'string' ? value : undefined;
  }

  offset(name: string): number | undefined {
    const value = this.#data[name];
    return typeof value === 'number' ? value : undefined;
  }

  flag(name: string): boolean | undefined {
    const value = this.#data[name];
    return typeof value === 'boolean' ? value : undefined;
  }

  texts(name: string): readonly string[] {
    const value = this.#data[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  }

  /** The part of a string that the finding is about, in decoded units. */
  part(): WrittenRange | undefined {
    const [start, end] = [this.offset('start'), this.offset('end')];
    return start === undefined || end === undefined ? undefined : { start, end };
  }

  record(name: string): FindingData | undefined {
    const value = this.#data[name];
    return isRecord(value) ? new FindingData(value) : undefined;
  }

  path(name: string): TemplatePath | undefined {
    const value = this.#data[name];
    return Array.isArray(value) && value.every(isStep) ? value : undefined;
  }

  paths(name: string): readonly TemplatePath[] {
    const value = this.#data[name];
    return Array.isArray(value) ? value.filter((item) => Array.isArray(item) && item.every(isStep)) : [];
  }
}

function isStep(value: unknown): value is PathStep {
  return typeof value === 'string' || typeof value === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
