import { clockCity, resolvePlace } from '@saltbush/freight';
import type { BoardBooking } from '../api/board.ts';
import { allocationOf, runOf } from '../bookings/allocation.ts';
import { exceptionOf } from '../bookings/booking-record.ts';
import type { BookingRow } from '../tables.ts';
import { jobOf } from './jobOf.ts';

/** A booking as the board shows it. */
export const boardBooking = (row: BookingRow): BoardBooking => ({
  reference: row.reference,
  version: row.version,
  status: row.status,
  exception: exceptionOf(row),
  pickupDate: row.pickup_date,
  pickupTime: row.pickup_time,
  pickupTimeZone: clockCity(resolvePlace(row.pickup_suburb)).timeZone,
  pickedUpAt: row.picked_up_at?.toISOString() ?? null,
  deliveredOn: row.delivered_on,
  eta: row.eta,
  from: row.pickup_suburb,
  to: row.delivery_suburb,
  serviceName: row.service_name,
  businessName: row.business_name,
  needsReview: row.quote.needsReview,
  hasDangerousGoods: row.details.hasDangerousGoods,
  vehicleId: row.vehicle_id,
  ...jobOf(row),
  allocation: allocationOf(row),
  run: runOf(row),
});
