import type { FleetVehicle } from '@saltbush/fleet/api';
import {
  DEPOTS,
  type DepotId,
  type IsoDate,
  type LicenceClass,
  type Load,
  parseIsoDate,
  type VehicleId,
} from '@saltbush/freight';
import * as yup from 'yup';
import type { Allocation } from './allocation.ts';
import type { BookingException, BookingStatus } from './booking-statuses.ts';

/** A booking on the board of a day. */
export interface BoardBooking {
  reference: string;
  /** Send it back with a change. If somebody else changed the booking meanwhile, the change is refused with `stale`. */
  version: number;
  status: BookingStatus;
  exception: BookingException | null;
  pickupDate: IsoDate;
  pickupTime: string;
  pickupTimeZone: string;
  /** ISO 8601; null before the pickup. */
  pickedUpAt: string | null;
  /** On the delivery city's calendar. */
  deliveredOn: IsoDate | null;
  eta: IsoDate | null;
  from: string;
  to: string;
  serviceName: string;
  businessName: string;
  needsReview: boolean;
  hasDangerousGoods: boolean;
  load: Load;
  /** The class that was booked; null where the price does not depend on it. */
  vehicleId: VehicleId | null;
  /** Whether the vehicle that picks it up delivers it, without a depot between. */
  isDirect: boolean;
  /** How long it takes, estimated, in minutes. */
  minutes: number;
  allocation: Allocation | null;
  /** When driver and vehicle are taken by it, ISO 8601; null before that, or for somebody who is on neither list. */
  run: { from: string; until: string } | null;
}

/** A driver who may be given a job. */
export interface BoardDriver {
  reference: string;
  name: string;
  licenceClass: LicenceClass;
  /** State of the licence. */
  state: string;
}

/** A time in which a driver and a vehicle are taken, at whichever depot. */
export interface BoardRun {
  booking: string;
  driver: string;
  vehicle: string;
  /** ISO 8601. */
  from: string;
  until: string;
}

/** `GET /api/ops/board?date=&depot=`: a day of one depot, and everybody and everything that can be sent. */
export interface Board {
  date: IsoDate;
  depot: DepotId;
  /** Today on the depot's clock. */
  today: IsoDate;
  /** IANA zone of the depot. */
  timeZone: string;
  /** How many bookings of that day each depot has. */
  counts: Record<DepotId, number>;
  /**
   * Picked up or delivered on that day, by pickup time; on the board of today also what should have been picked up
   * before, and what is on the road still.
   */
  bookings: BoardBooking[];
  vehicles: FleetVehicle[];
  drivers: BoardDriver[];
  runs: BoardRun[];
}

export interface BoardQuery {
  /** Left out: today. */
  date?: IsoDate;
  /** Left out: the head office. */
  depot?: DepotId;
}

export const boardQuerySchema = yup
  .object({
    date: yup
      .string()
      .optional()
      .max(10, 'Date must be a real date, such as 2026-11-20')
      .test(
        'real-date',
        'Date must be a real date, such as 2026-11-20',
        (value) => value === undefined || parseIsoDate(value) === value,
      ),
    depot: yup
      .mixed<DepotId>()
      .optional()
      .test('depot', `Depot must be one of ${DEPOTS.map(({ id }) => id).join(', ')}`, (value) =>
        [undefined, ...DEPOTS.map(({ id }) => id)].includes(value),
      ),
  })
  .noUnknown();

/** What happened to a booking, as open pages of staff are told. */
export interface DeskChange {
  reference: string;
  status: BookingStatus;
  /** ISO 8601. */
  at: string;
}
