/** One complaint of the schema: where, and which of its keywords. */
export interface SchemaError {
  /** JSON Pointer to the value: `/fields/content/repeats`. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Checks a value against schemas/response-template.schema.json. Made by scripts/schema.mjs. */
export const validate: {
  (value: unknown): boolean;
  /** The complaints of the last call; null where there were none. */
  errors?: readonly SchemaError[] | null;
};
