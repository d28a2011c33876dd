import type { Schema, Schemas } from './openapi.ts';
import { refName, resolved } from './resolved.ts';
import { typeWords } from './typeWords.ts';

/** One field of a body or an answer, for people. */
export interface Field {
  name: string;
  type: string;
  isRequired: boolean;
  /** Such as "at most 60 characters". */
  limits: readonly string[];
  /** What it can be; empty when it can be anything of its type. */
  values: readonly string[];
  description: string;
  /** What it is made of in turn; null for a plain value, and for what was met on the way to it. */
  inner: Inner | null;
}

/** What has fields, with the names that led to it, so that a circle ends. */
export interface Inner {
  schema: Schema;
  met: readonly string[];
}

const count = (amount: number, thing: string): string => `${amount} ${thing}${amount === 1 ? '' : 's'}`;

function limitsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems, default: given }: Schema): string[] {
  return [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? [] : [`at most ${maximum}`]),
    ...(minLength === undefined || minLength < 2 ? [] : [`at least ${count(minLength, 'character')}`]),
    ...(maxLength === undefined ? [] : [`at most ${count(maxLength, 'character')}`]),
    ...(minItems === undefined ? [] : [`at least ${count(minItems, 'item')}`]),
    ...(maxItems === undefined ? [] : [`at most ${count(maxItems, 'item')}`]),
    ...(given === undefined || given === null || given === '' ? [] : [`${JSON.stringify(given)} when left out`]),
  ];
}

/** The values that it can be; those of an element for a list. */
function valuesOf(schema: Schema, schemas: Schemas): string[] {
  const { enum: values, anyOf = [], items } = resolved(schema, schemas);
  if (values !== undefined) return values.map((value) => (value === '' ? '""' : String(value)));
  if (items !== undefined) return resolved(items, schemas).enum?.map(String) ?? [];
  return anyOf.flatMap((each) => resolved(each, schemas).enum?.map(String) ?? []);
}

/** What a schema is made of, through lists, records and alternatives; null when there are no fields in it. */
export function innerOf(schema: Schema, schemas: Schemas, met: readonly string[] = []): Inner | null {
  const name = refName(schema);
  if (name !== null && met.includes(name)) return null;
  const path = name === null ? met : [...met, name];
  const found = resolved(schema, schemas);
  if (found.properties !== undefined) return { schema: found, met: path };
  if (found.items !== undefined) return innerOf(found.items, schemas, path);
  if (found.additionalProperties !== undefined) return innerOf(found.additionalProperties, schemas, path);
  const options = (found.anyOf ?? []).flatMap((each) => {
    const inner = innerOf(each, schemas, path);
    return inner === null ? [] : [{ each, inner }];
  });
  const [first] = options;
  if (first === undefined) return null;
  if (options.length === 1) return first.inner;
  // Each alternative is shown as a field of its own.
  const properties = Object.fromEntries(
    options.map(({ each }, index) => [refName(each) ?? `alternative ${index + 1}`, each]),
  );
  return { schema: { properties }, met: path };
}

/** The fields of what `innerOf` found, required ones first. */
export function fieldsOf({ schema, met }: Inner, schemas: Schemas): Field[] {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([name, each]) => {
    const found = resolved(each, schemas);
    return {
      ...{ name, type: typeWords(each, schemas), isRequired: required.includes(name), limits: limitsOf(found) },
      ...{ values: valuesOf(each, schemas), description: found.description ?? '' },
      inner: innerOf(each, schemas, met),
    };
  });
  return [...fields.filter(({ isRequired }) => isRequired), ...fields.filter(({ isRequired }) => !isRequired)];
}
