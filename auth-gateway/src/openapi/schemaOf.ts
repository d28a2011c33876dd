import type { Form } from '@saltbush/contract/api-surface';

/** A schema of OpenAPI 3.1, which is one of JSON Schema 2020-12. */
export type JsonSchema = Record<string, unknown>;

/** What rules of forms say in the words of JSON Schema. The others are told in the message of a refusal. */
const RULES: Readonly<Record<string, JsonSchema>> = {
  'real-date': { format: 'date' },
  month: { pattern: '^\\d{4}-\\d{2}$' },
};

const UUID = /^\^\(\?:\[0-9a-f\]\{8\}-/;

/** What a form has besides what it is made of. */
function limitsOf(form: Form): JsonSchema {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, rules = [], $comment } = form;
  const limits = { minimum, maximum, minLength, maxLength, minItems, maxItems, default: form.default };
  const given = Object.entries(limits).filter(([, value]) => value !== undefined);
  const shape = pattern === undefined ? {} : UUID.test(pattern) ? { format: 'uuid' } : { pattern };
  return {
    ...Object.fromEntries(given),
    ...shape,
    ...Object.assign({}, ...rules.map((rule) => RULES[rule] ?? {})),
    ...($comment === undefined ? {} : { description: $comment }),
  };
}

/** A form of the API's surface as a schema. `refer` says where one that has a name stands. */
export function schemaOf(form: Form, refer: (name: string) => string): JsonSchema {
  const of = (inner: Form) => schemaOf(inner, refer);
  const { type, enum: values, anyOf, $ref, properties, required = [], additionalProperties, items } = form;
  if ($ref !== undefined) return { $ref: refer($ref.replace('#/types/', '')), ...limitsOf(form) };
  const isNumber = type === 'number' && form.rules?.includes('integer') === true;
  return {
    ...(type === undefined ? {} : { type: isNumber ? 'integer' : type }),
    ...(values === undefined ? {} : { enum: values }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(of) }),
    ...(properties === undefined
      ? {}
      : { properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, of(inner)])) }),
    ...(required.length === 0 ? {} : { required }),
    ...(additionalProperties === undefined ? {} : { additionalProperties: of(additionalProperties) }),
    ...(items === undefined ? {} : { items: of(items) }),
    ...limitsOf(form),
  };
}
