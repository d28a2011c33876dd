import type { Schema, Schemas } from './openapi.ts';
import { refName, resolved } from './resolved.ts';

const MOST_DEEP = 4;

/** What kind of value it is, in a few words: `string (date)`, `list of objects`, `number or null`. */
export function typeWords(schema: Schema, schemas: Schemas, depth = 0): string {
  const { type, format, items, anyOf, enum: values, properties } = resolved(schema, schemas);
  const name = refName(schema);
  const isDeep = depth > MOST_DEEP;
  if (anyOf !== undefined) {
    const words = anyOf.map((each) => (isDeep ? 'value' : typeWords(each, schemas, depth + 1)));
    return [...new Set([...words.filter((word) => word !== 'null'), ...words])].join(' or ');
  }
  if (type === 'array')
    return `list of ${items === undefined || isDeep ? 'values' : typeWords(items, schemas, depth + 1)}`;
  if (type === 'object' || properties !== undefined) return name ?? 'object';
  if (format !== undefined) return `${type ?? 'value'} (${format})`;
  if (type !== undefined) return type;
  return values === undefined
    ? 'any value'
    : [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))].join(' or ');
}
