import type { Field } from '../template/loaded.js';
import { coerceToolCalls } from '../tools/coerce.js';
import type { ToolProperties } from '../tools/schemas.js';
import { applyTransform } from '../transform.js';
import type { JsonValue } from '../values.js';
import type { Region } from './region.js';

/**
 * The value of a region that has ended: content parser, transform, casting of tool arguments, in this order.
 *
 * @param closing the closer's named groups that took part; they reach the transform as the opener's do
 * @throws ValueError
 */
export function regionValue(
  field: Field,
  region: Region,
  closing: ReadonlyMap<string, string>,
  tools: ToolProperties,
): JsonValue {
  const parsed = field.parse(region.body.toString());
  if (field.transform === undefined) return coerceToolCalls(parsed, tools);
  const captures = closing.size === 0 ? region.captures : new Map([...region.captures, ...closing]);
  return coerceToolCalls(applyTransform(field.transform, parsed, captures, field.transformEach), tools);
}
