import type { Form } from '@saltbush/contract/api-surface';

/** A yup schema, as far as it describes itself. */
export interface DescribedSchema {
  describe: () => unknown;
}

interface Test {
  name?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

export interface Description {
  type: string;
  optional?: boolean;
  oneOf?: readonly unknown[];
  tests?: readonly Test[];
  fields?: Record<string, Description>;
  innerType?: Description;
  meta?: { unknownFields?: 'ignored' } | undefined;
  default?: unknown;
}

/** Where several limits are given the tightest counts. */
const LIMITS = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
  number: { min: 'minimum', max: 'maximum' },
} as const;

interface Place {
  /** Such as `POST /api/track, body`. */
  of: string;
  at: string;
}

/**
 * A form that the compiler found, with the limits and rules that only the schema has: TypeScript knows no lengths, and
 * a schema does not say which texts it takes when a function decides.
 * @throws TypeError where the schema and the type contradict each other.
 */
export function withLimits(form: Form, schema: DescribedSchema, of: string): Form {
  return limited(form, schema.describe() as Description, { of, at: '' });
}

function limited({ $comment, ...form }: Form, description: Description, place: Place): Form {
  const found = limitedWithin(form, description, place);
  return $comment === undefined ? found : { ...found, $comment };
}

function limitedWithin(form: Form, description: Description, place: Place): Form {
  if (form.anyOf) {
    const { type } = description;
    return { anyOf: form.anyOf.map((one) => (one.type === type ? limited(one, description, place) : one)) };
  }
  if (description.type === 'object') return limitedObject(form, description, place);
  const own = limitsOf(form, description);
  const { innerType } = description;
  if (!innerType || !form.items) return own;
  return { ...own, items: limited(form.items, innerType, { ...place, at: `${place.at}[]` }) };
}

function limitedObject(form: Form, { fields = {}, tests = [], meta }: Description, place: Place): Form {
  const { properties = {}, required = [] } = form;
  const known = new Set([...Object.keys(properties), ...Object.keys(fields)]);
  for (const name of known) {
    const at = place.at === '' ? name : `${place.at}.${name}`;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) throw contradiction(place, at, 'is in the type, and the schema refuses it');
    if (!Object.hasOwn(properties, name)) throw contradiction(place, at, 'is in the schema, and the type lacks it');
    if (field.optional === true && required.includes(name)) {
      throw contradiction(place, at, 'is required by the type and optional in the schema');
    }
    if (field.optional === false && !required.includes(name)) {
      throw contradiction(place, at, 'is optional in the type and required by the schema');
    }
  }
  const limitedFields = Object.entries(properties).map(([name, field]) => {
    const at = place.at === '' ? name : `${place.at}.${name}`;
    const description = fields[name] ?? { type: 'mixed' };
    return [name, { ...limited(field, description, { ...place, at }), ...defaultOf(description) }];
  });
  const unknown = meta?.unknownFields === 'ignored' ? ({ unknown: 'ignored' } as const) : {};
  return { ...form, ...unknown, properties: Object.fromEntries(limitedFields), ...rulesOf(tests) };
}

/** What a missing value means; an object's schema makes a default of its fields, which nobody wrote down. */
function defaultOf({ type, default: value }: Description): Pick<Form, 'default'> {
  const isSimple = ['string', 'number', 'boolean'].includes(typeof value) || value === null;
  return type !== 'object' && isSimple ? { default: value as string | number | boolean | null } : {};
}

function contradiction({ of }: Place, at: string, what: string): TypeError {
  return new TypeError(`${of}: ${at} ${what}. Let both say the same.`);
}

function limitsOf(form: Form, { type, tests = [], oneOf = [] }: Description): Form {
  const names = Object.hasOwn(LIMITS, type) ? LIMITS[type as keyof typeof LIMITS] : null;
  const found: Form = {};
  for (const { name, params } of tests) {
    const value = name === undefined ? undefined : params?.[name];
    if (names && name === 'max' && typeof value === 'number') found[names.max] = value;
    if (names && name === 'min' && typeof value === 'number') found[names.min] = value;
    // A text that is required must not be blank.
    if (type === 'string' && name === 'required') found.minLength ??= 1;
  }
  const patterns = tests.flatMap(({ params }) => (params?.regex instanceof RegExp ? [params.regex.source] : []));
  if (patterns.length > 0) found.pattern = patterns.join(' and ');
  const values = oneOf.filter((value) => value !== null && value !== undefined) as (string | number | boolean)[];
  if (values.length > 0 && !form.enum) return { enum: sorted(values) };
  return { ...form, ...found, ...rulesOf(tests) };
}

const sorted = <T extends string | number | boolean>(values: readonly T[]): T[] =>
  [...values].sort((a, b) => (String(a) < String(b) ? -1 : 1));

/** Names of the rules that are no limits. Those of patterns and required fields are told otherwise. */
function rulesOf(tests: readonly Test[]): { rules?: string[] } {
  const rules = tests.flatMap(({ name, params }) => {
    const isTold =
      !name || ['max', 'min', 'required', 'noUnknown', 'defined', 'optionality', 'nullable'].includes(name);
    return isTold || params?.regex instanceof RegExp ? [] : [name];
  });
  return rules.length === 0 ? {} : { rules: [...new Set(rules)].sort() };
}
