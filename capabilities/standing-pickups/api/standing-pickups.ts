import { recordVersion } from '@saltbush/business-api/record-version';
import { type IsoDate, parseIsoDate } from '@saltbush/freight';
import * as yup from 'yup';
import { WEEKDAYS, type Weekday } from './weekdays.data.ts';

/** What became of the last pickup day that was due. */
export type StandingOutcome =
  | { day: IsoDate; status: 'booked'; shipmentReference: string; totalIncGstCents: number }
  /** Nothing was booked; `message` says why, and what to do. */
  | { day: IsoDate; status: 'refused'; message: string };

/** A booking that is made again for every chosen weekday. */
export interface StandingPickup {
  /** Such as `STP-2026-00001`. */
  reference: string;
  /** The booking that it repeats. `GET /api/shipments/:reference` says all of it. */
  shipmentReference: string;
  /** As typed. */
  from: string;
  to: string;
  serviceName: string;
  sender: string;
  receiver: string;
  /** `15:30`, or blank. */
  pickupTime: string;
  /** In order. */
  weekdays: Weekday[];
  /** The last day; null when it goes on until somebody ends it. */
  until: IsoDate | null;
  isPaused: boolean;
  /** The terms have changed since they were accepted: nothing is booked until they are accepted anew. */
  needsTerms: boolean;
  /** The next pickups; none while it is paused or once it has ended. Public holidays of the pickup's state are left out. */
  nextDays: IsoDate[];
  /**
   * When the first of them is booked, ISO 8601: at 9:00 in the pickup's city, the business day before. Null once that has
   * passed, since it is booked at once then.
   */
  nextBookedAt: string | null;
  last: StandingOutcome | null;
  /** E-mail of who set it up, and gets its mails. */
  addedBy: string;
  /** Send it back with a change. */
  version: number;
}

/** `GET /api/standing-pickups`: those of the user's company, or their own; what repeats first, then by reference. */
export interface StandingPickups {
  rows: StandingPickup[];
}

interface StandingRule {
  /** At least one. */
  weekdays: Weekday[];
  /** `2027-06-30`, or blank. */
  until: string;
}

/** `POST /api/standing-pickups`. */
export interface AddStandingPickupInput extends StandingRule {
  /** A UUID made once per form. Sent again, the gateway answers the same standing pickup. */
  submissionId: string;
  shipmentReference: string;
  /** Version of the accepted terms; blank until they are accepted. */
  termsVersion: string;
}

/** `POST /api/standing-pickups/:reference/changes`. */
export interface ChangeStandingPickupInput extends StandingRule {
  version: number;
  isPaused: boolean;
  /** Blank unless the terms are accepted anew. */
  termsVersion: string;
}

/** `POST /api/standing-pickups/:reference/removal`. Bookings that were made stay. */
export interface RemoveStandingPickupInput {
  version: number;
}

const DAYS: readonly Weekday[] = WEEKDAYS.map(({ day }) => day);

const rule = {
  weekdays: yup
    .array(
      yup
        .mixed<Weekday>()
        .required()
        .oneOf([...DAYS], 'Choose days from Monday (1) to Friday (5)'),
    )
    .defined()
    .min(1, 'Choose at least one day')
    .max(DAYS.length, 'Choose each day once')
    .test('once', 'Choose each day once', (days = []) => new Set(days).size === days.length),
  until: yup
    .string()
    .defined()
    .test(
      'real-date',
      'Enter a real last day, such as 2027-06-30, or leave it blank',
      (day) => day === '' || parseIsoDate(day) === day,
    ),
};
const version = yup.string().defined().max(40);

export const addStandingPickupSchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    shipmentReference: yup.string().required('Name the consignment').max(40),
    ...rule,
    termsVersion: version,
  })
  .noUnknown();
export const changeStandingPickupSchema = yup
  .object({ version: recordVersion, ...rule, isPaused: yup.boolean().defined(), termsVersion: version })
  .noUnknown();
export const removeStandingPickupSchema = yup.object({ version: recordVersion }).noUnknown();
