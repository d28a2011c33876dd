import { type ISchema, type Schema, ValidationError } from 'yup';
import type { FieldFault } from '../Refusal.ts';

/** At most this many faults are reported; the check stops there. */
export const MOST_FAULTS = 20;
/** Limit for texts and lists whose schema names none. */
const LONGEST_TEXT = 1_000;
const MOST_ITEMS = 100;
const MOST_UNKNOWN = 20;

/** The parts of a schema that describe shape. A conditional schema has them too: its condition only adds rules. */
interface Shape {
  type: string;
  tests: readonly { OPTIONS?: { name?: string; message?: unknown; params?: Record<string, unknown> } }[];
  fields?: Record<string, Shape>;
  innerType?: Shape;
}

interface Limit {
  max: number;
  message: string;
}

function limitOf({ tests }: Shape, otherwise: number, path: string): Limit {
  const limits = tests.flatMap(({ OPTIONS }) => {
    const max = OPTIONS?.params?.max;
    return OPTIONS?.name === 'max' && typeof max === 'number'
      ? [{ max, message: OPTIONS.message, params: OPTIONS.params }]
      : [];
  });
  const [first] = limits.sort((one, other) => one.max - other.max);
  if (first === undefined) return { max: otherwise, message: `Please send at most ${otherwise} here.` };
  const { max, message, params } = first;
  if (typeof message !== 'string') return { max, message: `Please send at most ${max} here.` };
  return { max, message: ValidationError.formatError(message, { ...params, path }) as string };
}

const kindOf = (value: unknown): 'list' | 'object' | 'value' =>
  Array.isArray(value) ? 'list' : typeof value === 'object' ? 'object' : 'value';

const WANTED = {
  list: 'Please send a list here.',
  object: 'Please send an object with fields here.',
  value: 'Please send a single value here.',
} as const;

const wantedOf = ({ type }: Shape): keyof typeof WANTED =>
  type === 'array' ? 'list' : type === 'object' ? 'object' : 'value';

/**
 * Faults in the kinds and lengths of a value, found before any rule reads it: an object in place of a text, or a list
 * or text longer than its schema allows. The content of a faulty value is never read.
 */
export function shapeFaults(schema: ISchema<unknown> | Schema, value: unknown): FieldFault[] {
  const faults: FieldFault[] = [];

  function visit(shape: Shape, part: unknown, path: string): void {
    if (faults.length >= MOST_FAULTS || part === undefined || part === null) return;
    const wanted = wantedOf(shape);
    const add = (message: string) => faults.push({ path, message });
    if (kindOf(part) !== wanted) {
      add(WANTED[wanted]);
    } else if (typeof part === 'string') {
      const { max, message } = limitOf(shape, LONGEST_TEXT, path);
      if (part.length > max) add(message);
    } else if (Array.isArray(part)) {
      const { max, message } = limitOf(shape, MOST_ITEMS, path);
      const { innerType } = shape;
      if (part.length > max) add(message);
      else if (innerType !== undefined) {
        for (const [index, item] of part.entries()) visit(innerType, item, `${path}[${index}]`);
      }
    } else if (shape.fields !== undefined) {
      visitFields(shape.fields, part as Record<string, unknown>, path);
    }
  }

  function visitFields(fields: Record<string, Shape>, part: Record<string, unknown>, path: string): void {
    const names = Object.keys(part);
    const unknown = names.filter((name) => !Object.hasOwn(fields, name));
    if (unknown.length > MOST_UNKNOWN) {
      faults.push({ path, message: `Please leave out the ${unknown.length} fields that are not known here.` });
      return;
    }
    for (const [name, field] of Object.entries(fields))
      visit(field, part[name], path === '' ? name : `${path}.${name}`);
  }

  visit(schema as unknown as Shape, value, '');
  return faults;
}
