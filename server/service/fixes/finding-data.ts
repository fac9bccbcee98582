import type { PathStep, TemplatePath } from '../../../parser/values.js';

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
