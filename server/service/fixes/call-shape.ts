import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenTemplate } from '../document/model.js';
import type { NewEntries, NewValue } from '../edits/json-text.js';
import { delimiterTree } from './field-names.js';
import { textAt } from './values.js';

/** Groups that hold the name of the tool that is called. */
const NAMES: readonly string[] = ['name', 'function', 'function_name', 'tool', 'tool_name'];

/** A call as chat templates read it. */
export function callOf(call: NewValue): NewEntries {
  return { type: 'function', function: call };
}

/** The transform that makes a call of what a field captures; undefined where the name of the tool is not known. */
export function callTransform(template: WrittenTemplate, field: TemplatePath): NewEntries | undefined {
  const groups = delimiterTree(template, field, 'open_pattern')?.groupNames ?? [];
  const name = groups.find((group) => NAMES.includes(group));
  if (name !== undefined) return callOf({ name: `{${name}}`, arguments: '{content}' });
  // The model writes the object of the function itself.
  return textAt(template, [...field, 'content']) === 'json' ? callOf('{content}') : undefined;
}
