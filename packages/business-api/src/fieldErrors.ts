import type { Schema, ValidationError } from 'yup';

/**
 * First message for each field that the gateway would refuse, by path such as `booker.email`. Empty when the input is
 * valid. Values are not cast, exactly as at the gateway.
 */
export function fieldErrors(schema: Schema, input: unknown): Record<string, string> {
  try {
    schema.validateSync(input, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    const { inner, path, message } = error as ValidationError;
    const faults = inner.length > 0 ? inner : [{ path, message }];
    const messages: Record<string, string> = {};
    for (const fault of faults) messages[fault.path ?? ''] ??= fault.message;
    return messages;
  }
}
