import type { Schema, ValidationError } from 'yup';
import type { FieldFault } from '../Refusal.ts';
import { asRead } from './asRead.ts';
import { MOST_FAULTS, shapeFaults } from './shapeFaults.ts';

const LONGEST_PATH = 100;
const LONGEST_MESSAGE = 200;
const NOTHING_SENT =
  'Nothing that can be read was sent. Send the fields as JSON, with the content type application/json.';

export type CheckedInput<T> = { status: 'valid'; value: T } | { status: 'invalid'; faults: FieldFault[] };

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

const told = (faults: readonly FieldFault[]): FieldFault[] =>
  faults
    .slice(0, MOST_FAULTS)
    .map(({ path, message }) => ({ path: cut(path, LONGEST_PATH), message: cut(message, LONGEST_MESSAGE) }));

/**
 * Checks input strictly against its schema: nothing is cast, and unknown fields are refused unless the schema ignores
 * them (`ignoringUnknown`). A missing field gets its default. Kinds and lengths are checked first, and the content of anything too long is never read. Reports at most 20 faults, in short words.
 */
export function checkInput<T>(schema: Schema<T>, value: unknown): CheckedInput<T> {
  if (value === undefined || value === null) {
    return { status: 'invalid', faults: [{ path: '', message: NOTHING_SENT }] };
  }
  const misshapen = shapeFaults(schema, value);
  if (misshapen.length > 0) return { status: 'invalid', faults: told(misshapen) };
  try {
    const options = { strict: true, abortEarly: false, disableStackTrace: true };
    return { status: 'valid', value: schema.validateSync(asRead(schema, value), options) };
  } catch (error) {
    const { name, inner, path, message } = error as ValidationError;
    if (name !== 'ValidationError') throw error;
    const faults = inner.length > 0 ? inner : [{ path, message }];
    return {
      status: 'invalid',
      faults: told(faults.map((fault) => ({ path: fault.path ?? '', message: fault.message }))),
    };
  }
}
