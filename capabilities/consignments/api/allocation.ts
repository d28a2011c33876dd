import { recordVersion } from '@saltbush/business-api/record-version';
import * as yup from 'yup';
import { isLocalTime, LOCAL_TIME, LOCAL_TIME_LENGTH } from './isLocalTime.ts';

/** Who carries a booking with what. */
export interface Allocation {
  /** Name of the driver, and what is written of the vehicle: its plate, and its class where it is on the list. */
  driver: string;
  vehicle: string;
  /** Both stand in the lists of drivers and vehicles; left out for somebody who is on neither. */
  driverReference?: string;
  vehicleReference?: string;
}

/** `POST /api/ops/bookings/:reference/allocation`. */
export interface AllocateBookingInput {
  /** A UUID made once per form. Sent again, the gateway answers the booking as it stands. */
  submissionId: string;
  version: number;
  /** Null takes the present allocation back: the booking is accepted again. */
  allocation: {
    /** Reference of an approved driver, such as `DRV-2026-00001`. */
    driver: string;
    /** Reference of a vehicle in service, such as `VEH-2026-00001`. */
    vehicle: string;
    /**
     * When they begin, `2026-11-20T14:05` in local time of the pickup city. Left out, the gateway takes the client's
     * pickup time, else the first gap of that day in which both are free.
     */
    startsAtLocal?: string | undefined;
  } | null;
  /** Accepts a booking that is only requested; the client gets the same mail as for accepting it alone. */
  accepts: boolean;
  /** Whether driver or vehicle may have two jobs at one time. */
  acceptsDoubleUse: boolean;
}

/** A job that the driver or the vehicle has at the same time. */
export interface Clash {
  reference: string;
  /** Whether it is the driver, the vehicle or both that would be used twice. */
  of: ('driver' | 'vehicle')[];
  /** ISO 8601. */
  from: string;
  until: string;
}

const REFERENCE_LENGTH = 40;

export const allocateBookingSchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    version: recordVersion,
    allocation: yup
      .object({
        driver: yup.string().required('Please choose the driver').max(REFERENCE_LENGTH),
        vehicle: yup.string().required('Please choose the vehicle').max(REFERENCE_LENGTH),
        startsAtLocal: yup
          .string()
          .optional()
          .max(LOCAL_TIME_LENGTH, LOCAL_TIME)
          .test('local-time', LOCAL_TIME, (value) => value === undefined || isLocalTime(value)),
      })
      .noUnknown()
      .nullable()
      .defined(),
    accepts: yup.boolean().defined(),
    acceptsDoubleUse: yup.boolean().defined(),
  })
  .noUnknown();
