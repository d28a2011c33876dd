/**
 * The normal form of what is sent: a part of JSON Schema, so that it reads without a manual. Null is a form of its own
 * among the alternatives of `anyOf`, never a list of types.
 */
export interface Form {
  type?: 'array' | 'boolean' | 'null' | 'number' | 'object' | 'string';
  /** The only values it may have. */
  enum?: (string | number | boolean)[];
  anyOf?: Form[];
  /** Another form of the same surface, such as `#/types/Quote`. */
  $ref?: string;
  properties?: Record<string, Form>;
  /** The properties that are never left out. */
  required?: string[];
  /** The form of every property, for an object whose keys are data. */
  additionalProperties?: Form;
  /** What a reader does with properties that it does not know; without this it refuses them. */
  unknown?: 'ignored';
  /** What leaving it out means. */
  default?: string | number | boolean | null;
  items?: Form;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  /** What it means, for people. It decides nothing. */
  $comment?: string;
  /** Other rules of the schema, by name. */
  rules?: string[];
}

/** Where the forms of one surface are kept that several routes have in common. */
export type FormTypes = Readonly<Record<string, Form>>;

/** A form with its reference followed. @throws TypeError when the surface lacks the form. */
export function resolveForm(form: Form, types: FormTypes): Form {
  if (form.$ref === undefined) return form;
  const name = form.$ref.replace('#/types/', '');
  const found = Object.hasOwn(types, name) ? types[name] : undefined;
  if (found === undefined) throw new TypeError(`The surface has no type ${name}. Write it again with npm run surface.`);
  return resolveForm(found, types);
}

/** The forms of which a value may have any one; a form without `anyOf` is its only alternative. */
export function alternativesOf(form: Form, types: FormTypes): Form[] {
  const resolved = resolveForm(form, types);
  return resolved.anyOf?.flatMap((one) => alternativesOf(one, types)) ?? [resolved];
}
