import type { Schema, Schemas } from '../description/openapi.ts';
import { refName, resolved } from '../description/resolved.ts';
import { EXAMPLE_VALUES } from './example-values.data.ts';

const DATE = '2026-12-01';
const UUID = '3f2b8a4e-5c1d-4e7a-9b60-2d8f1c7e5a90';

interface Place {
  schemas: Schemas;
  /** Of the field; blank for the whole. */
  name?: string;
  /** Names of what leads there, so that a circle ends. */
  met?: readonly string[];
}

/** Whether a value that the field's name suggests is one that its schema allows. */
function suits(value: string | number | boolean, { type, enum: values, anyOf, maxLength }: Schema): boolean {
  if (anyOf !== undefined) return anyOf.some((each) => suits(value, each));
  if (values !== undefined) return values.includes(value);
  if (typeof value === 'string') return type === 'string' && (maxLength === undefined || value.length <= maxLength);
  if (typeof value === 'number') return type === 'number' || type === 'integer';
  return type === 'boolean';
}

function textOf({ format, default: given }: Schema): string {
  if (format === 'uuid') return UUID;
  if (format === 'date') return DATE;
  return typeof given === 'string' ? given : 'text';
}

function objectOf({ properties = {}, required = [] }: Schema, { schemas, met = [] }: Place): Record<string, unknown> {
  const shown = Object.entries(properties).filter(([name, each]) => {
    const suggested = EXAMPLE_VALUES[name];
    return (
      required.includes(name) ||
      (suggested !== undefined && suggested !== '' && suits(suggested, resolved(each, schemas)))
    );
  });
  return Object.fromEntries(shown.map(([name, each]) => [name, exampleOf(each, { schemas, name, met })]));
}

/**
 * A value that a schema allows, short and sensible: what is required, and what the names of fields suggest. A list is empty
 * unless it must not be.
 */
export function exampleOf(schema: Schema, { schemas, name = '', met = [] }: Place): unknown {
  const reference = refName(schema);
  if (reference !== null && met.includes(reference)) return null;
  const path = reference === null ? met : [...met, reference];
  const found = resolved(schema, schemas);
  const suggested = EXAMPLE_VALUES[name];
  if (suggested !== undefined && suits(suggested, found)) return suggested;
  const { type, enum: values, anyOf, properties, items, minItems = 0, minimum, default: given } = found;
  if (values !== undefined) return values.find((value) => value !== '' && value !== null) ?? values[0] ?? null;
  if (anyOf !== undefined) {
    if (given === null || given === '') return given;
    const first = anyOf.find((each) => resolved(each, schemas).type !== 'null');
    return first === undefined ? null : exampleOf(first, { schemas, name, met: path });
  }
  if (properties !== undefined) return objectOf(found, { schemas, met: path });
  if (type === 'array') return minItems > 0 && items ? [exampleOf(items, { schemas, name, met: path })] : [];
  if (type === 'object') return {};
  if (type === 'boolean') return given ?? false;
  if (type === 'number' || type === 'integer') return given ?? Math.max(1, minimum ?? 1);
  return type === 'string' ? textOf(found) : null;
}
