import type { Schema } from 'yup';
import { Refusal } from '../Refusal.ts';
import { checkInput } from './checkInput.ts';

/**
 * Parses a body strictly by its schema: nothing is cast, and unknown fields are refused unless the schema ignores them.
 * @param instead What is said of a field at fault in place of the schema's words.
 * @throws Refusal `invalid-input` that names the fields at fault, twenty at most.
 */
export function parseBody<T>(schema: Schema<T>, body: unknown, instead: Readonly<Record<string, string>> = {}): T {
  const input = checkInput(schema, body);
  if (input.status === 'valid') return input.value;
  const faults = input.faults.map(({ path, message }) => ({ path, message: instead[path] ?? message }));
  const reasons = faults.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  throw new Refusal(`Please check what was sent. ${reasons.join(' ')}`, {
    status: 400,
    code: 'invalid-input',
    fields: faults,
  });
}
