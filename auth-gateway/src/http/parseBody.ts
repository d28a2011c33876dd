import type { Schema, ValidationError } from 'yup';
import { Refusal } from '../errors.ts';

/**
 * Reads a body by its schema, strictly: nothing is cast and nothing unknown is let in.
 * @throws Refusal `invalid-input` that names every field at fault.
 */
export function parseBody<T>(schema: Schema<T>, body: unknown): T {
  try {
    return schema.validateSync(body, { strict: true, abortEarly: false });
  } catch (cause) {
    const { inner, path, message } = cause as ValidationError;
    const faults = inner.length > 0 ? inner : [{ path, message }];
    const fields = faults.map((fault) => ({ path: fault.path ?? '', message: fault.message }));
    const reasons = fields.map((field) => (field.path === '' ? field.message : `${field.path}: ${field.message}`));
    throw new Refusal(`Please check what was sent. ${reasons.join(' ')}`, {
      status: 400,
      code: 'invalid-input',
      fields,
      cause,
    });
  }
}
