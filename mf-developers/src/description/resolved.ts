import type { Schema, Schemas } from './openapi.ts';

const PREFIX = '#/components/schemas/';
/** A chain of references that is longer leads in a circle. */
const MOST_HOPS = 8;

/** The name that a schema refers to; null for one that stands where it is. */
export const refName = ({ $ref }: Schema): string | null => ($ref === undefined ? null : $ref.replace(PREFIX, ''));

/** The schema that a reference leads to, which keeps the description of the place that refers to it. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  let found = schema;
  for (let hops = 0; found.$ref !== undefined && hops < MOST_HOPS; hops += 1) {
    const { $ref: _, ...own } = found;
    found = { ...schemas[refName(found) ?? ''], ...own };
  }
  return found;
}
