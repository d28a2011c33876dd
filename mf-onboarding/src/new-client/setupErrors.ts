import { fieldErrors } from '@saltbush/business-api/field-errors';
import { clientFieldsSchema } from '@saltbush/clients/api';
import { type CheckedField, SETUP_TABS } from './setup-tabs.data.ts';
import { clientOf, type SetupValues } from './setup-values.ts';

export type SetupErrors = Partial<Record<CheckedField, string>>;

const FIELDS = SETUP_TABS.flatMap(({ fields }) => [...fields]);

/** Field of an error path: `vehicleTypes` for `vehicleTypes[2]`; null when the form has no such field. */
export function fieldOfPath(path: string): CheckedField | null {
  return FIELDS.find((field) => path === field || path.startsWith(`${field}[`) || path.startsWith(`${field}.`)) ?? null;
}

/** What the gateway would refuse, by field. */
export function setupErrors(values: SetupValues): SetupErrors {
  const errors: SetupErrors = {};
  for (const [path, message] of Object.entries(fieldErrors(clientFieldsSchema, clientOf(values)))) {
    const field = fieldOfPath(path);
    if (field !== null) errors[field] ??= message;
  }
  return errors;
}
