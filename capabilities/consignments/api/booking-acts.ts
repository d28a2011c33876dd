import { recordVersion } from '@saltbush/business-api/record-version';
import { lines, requiredLine } from '@saltbush/business-api/texts';
import { type IsoDate, parseIsoDate } from '@saltbush/freight';
import * as yup from 'yup';
import { BOOKING_STATUSES, type BookingException, type BookingStatus, EXCEPTION_KINDS } from './booking-statuses.ts';
import { isLocalTime, LOCAL_TIME, LOCAL_TIME_LENGTH } from './isLocalTime.ts';

/** `POST /api/bookings/:token/cancellation`: answers the booking. */
export interface CancelBookingInput {
  /** May be blank. */
  reason: string;
  /** Must be true when `mayCost`. */
  acceptsCharge: boolean;
}

/**
 * `POST /api/ops/bookings/:reference/events`: answers the booking. With the current status it does not move the
 * booking, but adds a note (for staff only), an exception or another ETA.
 */
export interface MoveBookingInput {
  version: number;
  status: BookingStatus;
  /** The client reads it when the booking moves. Required with `declined` and `cancelled`, as the reason. */
  note: string;
  /** Required with `allocated`. Sent again at that status it replaces driver and vehicle. */
  allocation?: { driver: string; vehicle: string };
  /** Opens an exception; null closes the open one; undefined changes nothing. */
  exception?: BookingException | null;
  /**
   * With `picked_up`: when the driver had the freight, `2026-11-20T14:05` in local time of the pickup city. Left out, it
   * is now.
   */
  pickedUpAtLocal?: string | undefined;
  /** New expected delivery; null and undefined change nothing. */
  eta?: IsoDate | null;
}

/**
 * `POST /api/ops/bookings/:reference/pod`: marks it as delivered. Pictures follow with `PUT …/pod/photo` and
 * `…/pod/signature`.
 */
export interface RecordPodInput {
  version: number;
  receiverName: string;
  /** `2026-11-20T14:05`, local time of the delivery city. */
  deliveredAtLocal: string;
  palletsIn: number;
  palletsOut: number;
  notes: string;
}

const NAME_LENGTH = 100;
const REASON_LENGTH = 500;
const NOTE_LENGTH = 1_000;
const MAX_PALLETS = 200;

const ENDS_EARLY: readonly BookingStatus[] = ['declined', 'cancelled'];

const pallets = (message: string) =>
  yup
    .number()
    .required(message)
    .typeError(message)
    .integer('Please enter a whole number of pallets')
    .min(0, 'Please enter 0 or more pallets')
    .max(MAX_PALLETS, 'Please enter at most ${max} pallets');

export const cancelBookingSchema = yup
  .object({ reason: lines('Reason', REASON_LENGTH), acceptsCharge: yup.boolean().defined() })
  .noUnknown();

export const moveBookingSchema = yup
  .object({
    version: recordVersion,
    status: yup
      .mixed<BookingStatus>()
      .oneOf([...BOOKING_STATUSES])
      .defined(),
    note: lines('Note', NOTE_LENGTH).when('status', ([status], field) =>
      ENDS_EARLY.includes(status) ? field.matches(/\S/, 'Please give the reason: the client reads it') : field,
    ),
    allocation: yup
      .object({
        driver: requiredLine('Driver', NAME_LENGTH),
        vehicle: requiredLine('Vehicle', NAME_LENGTH),
      })
      .noUnknown()
      .default(undefined)
      .optional()
      .when('status', ([status], field) =>
        status === 'allocated'
          ? field
          : field.test('only-with-allocated', 'Only an allocation names driver and vehicle', (value) => !value),
      ),
    exception: yup
      .object({
        kind: yup
          .mixed<BookingException['kind']>()
          .oneOf([...EXCEPTION_KINDS], 'Choose what went wrong')
          .defined(),
        reason: requiredLine('Reason', REASON_LENGTH, 'Reason is required: the client reads it'),
      })
      .noUnknown()
      .default(undefined)
      .nullable()
      .optional(),
    pickedUpAtLocal: yup
      .string()
      .optional()
      .max(LOCAL_TIME_LENGTH, LOCAL_TIME)
      .test('local-time', LOCAL_TIME, (value) => value === undefined || isLocalTime(value))
      .when('status', ([status], field) =>
        status === 'picked_up'
          ? field
          : field.test('only-with-picked-up', 'Only a pickup has a pickup time', (value) => value === undefined),
      ),
    eta: yup
      .string()
      .nullable()
      .optional()
      .test(
        'real-date',
        'Please enter a real date, such as 2026-11-20',
        (value) => value === null || value === undefined || parseIsoDate(value) === value,
      ),
  })
  .noUnknown();

export const recordPodSchema = yup
  .object({
    version: recordVersion,
    receiverName: requiredLine('Receiver name', NAME_LENGTH),
    deliveredAtLocal: yup
      .string()
      .required('Delivery time is required')
      .test('local-time', LOCAL_TIME, (value) => !value || isLocalTime(value)),
    palletsIn: pallets('Pallets in is required: enter 0 if none'),
    palletsOut: pallets('Pallets out is required: enter 0 if none'),
    notes: lines('Notes', NOTE_LENGTH),
  })
  .noUnknown();

export const DESK_VIEWS = ['open', 'requested', 'moving', 'exceptions', 'delivered', 'closed', 'all'] as const;
export type DeskView = (typeof DESK_VIEWS)[number];
