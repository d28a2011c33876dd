import { fieldErrors } from '@saltbush/business-api/field-errors';
import {
  BOOKING_STATUSES,
  type DeskBookingDetail,
  EXCEPTION_KINDS,
  type MoveBookingInput,
  moveBookingSchema,
} from '@saltbush/consignments/api';
import type { IsoDate } from '@saltbush/freight';
import type { FormikErrors } from 'formik';
import { ACTS, type Act, type ActField, type ActId } from './acts.data.ts';

/** Values of every act's form, as typed. One record for all, so that typed text survives choosing another act. */
export type ActValues = Record<ActField, string>;

/** Initial values: the current driver and vehicle, or the quoted vehicle. */
export function firstValues({ allocation, quote }: DeskBookingDetail): ActValues {
  return {
    driver: allocation?.driver ?? '',
    vehicle: allocation?.vehicle ?? quote.vehicle ?? '',
    kind: '',
    pickedUpAt: '',
    eta: '',
    note: '',
  };
}

type Standing = Pick<DeskBookingDetail, 'status' | 'version'>;

/** Converts the values to what the gateway accepts. */
export function toMove(id: ActId, values: ActValues, { status, version }: Standing): MoveBookingInput {
  const act: Act = ACTS[id];
  const text = values.note.trim();
  const kind = EXCEPTION_KINDS.find((known) => known === values.kind);
  return {
    version,
    status: BOOKING_STATUSES.find((known) => known === id) ?? status,
    note: id === 'exception' ? '' : text,
    ...(act.fields.includes('driver') && {
      allocation: { driver: values.driver.trim(), vehicle: values.vehicle.trim() },
    }),
    ...(id === 'exception' && kind && { exception: { kind, reason: text } }),
    ...(id === 'resume' && { exception: null }),
    ...(act.fields.includes('pickedUpAt') && values.pickedUpAt !== '' && { pickedUpAtLocal: values.pickedUpAt }),
    ...(act.fields.includes('eta') && values.eta !== '' && { eta: values.eta }),
  };
}

const FIELD_OF_PATH: Record<string, ActField> = {
  note: 'note',
  exception: 'kind',
  'exception.kind': 'kind',
  'exception.reason': 'note',
  allocation: 'driver',
  'allocation.driver': 'driver',
  'allocation.vehicle': 'vehicle',
  pickedUpAtLocal: 'pickedUpAt',
  eta: 'eta',
};

/** Errors of what would be sent, by field. */
export function fieldsOfPaths(findings: readonly { path: string; message: string }[]): FormikErrors<ActValues> {
  const errors: FormikErrors<ActValues> = {};
  for (const { path, message } of findings) {
    const field = FIELD_OF_PATH[path];
    if (field) errors[field] = message;
  }
  return errors;
}

/** Errors of the values for this act: those of the gateway, and what the desk requires besides. */
export function actErrors(
  id: ActId,
  values: ActValues,
  { standing, today }: { standing: Standing; today: IsoDate },
): FormikErrors<ActValues> {
  const act: Act = ACTS[id];
  const found = fieldErrors(moveBookingSchema, toMove(id, values, standing));
  const errors = fieldsOfPaths(Object.entries(found).map(([path, message]) => ({ path, message })));
  if (act.isNoteRequired && values.note.trim() === '') {
    errors.note ??= id === 'note' ? 'Write the note.' : `${act.noteLabel} is required: the client reads it.`;
  }
  if (id === 'exception' && values.kind === '') errors.kind = 'Choose what went wrong.';
  if (id === 'eta' && values.eta === '') errors.eta = 'Choose the new day of delivery.';
  if (act.fields.includes('eta') && values.eta !== '' && values.eta < today) {
    errors.eta ??= 'Choose today or a later day.';
  }
  return errors;
}
