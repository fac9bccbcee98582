import type { TemplateModel } from '../document/model.js';
import type { DocumentRule, RuleFinding } from './rule.js';

/** A configuration with a `response_schema`: the format before response templates, deprecated since July 2026. */
export const responseSchemaDeprecated: DocumentRule = {
  code: 'response-schema-deprecated',
  severity: 'warning',
  check,
};

function* check({ schemaKeys, places }: TemplateModel): Iterable<RuleFinding> {
  const hasTemplate = places.length > 0;
  const message = hasTemplate
    ? 'Deprecated: output is read with "response_template", and nothing of this schema is used.'
    : 'Deprecated: readers of response templates find none here, and output stays plain text. Add a "response_template".';
  for (const { start, end } of schemaKeys) yield { start, end, message, data: { hasTemplate } };
}
