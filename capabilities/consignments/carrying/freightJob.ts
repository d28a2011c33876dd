import type { IsoDate } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { Booking, BookingStatus, BookingStop } from '../api/bookings.ts';
import { lockBooking } from '../bookings/changeBooking.ts';
import { packagesOf } from '../bookings/packagesOf.ts';
import { dangerousText, weightOf } from '../labels/freightPaper.ts';
import { clientScope, inScope } from '../shipments/client-scope.ts';
import type { BookingRow, Tables } from '../tables.ts';

/** A consignment as whoever drives it needs it: no price, and nothing of any other. */
export interface FreightJob {
  reference: string;
  status: BookingStatus;
  driver: string | null;
  /** In the list of drivers; null for somebody who is not on it. */
  driverReference: string | null;
  vehicle: string | null;
  pickup: BookingStop;
  delivery: BookingStop;
  /** For both stops; may be blank. */
  instructions: string;
  pickupDate: IsoDate;
  /** `15:30`, or blank. */
  pickupTime: string;
  eta: IsoDate | null;
  /** In words, with their weight where it is known. */
  goods: string;
  packageCount: number;
  /** Codes of the packages that have a label, in order. */
  codes: string[];
  isDangerous: boolean;
  pickedUpAt: Date | null;
  deliveredAt: Date | null;
  /** Where the driver's telephone was at the delivery, in degrees. */
  deliveredPlace: { latitude: number; longitude: number; accuracyM: number | null } | null;
}

function goodsOf(row: BookingRow): string {
  const { goods }: Booking['details'] = row.details;
  const words = [goods?.description ?? row.quote.serviceName, weightOf(row), dangerousText(row)];
  return words.filter(Boolean).join(', ');
}

async function jobOf(db: Kysely<Tables>, row: BookingRow): Promise<FreightJob> {
  const { reference, details } = row;
  const units = await db
    .selectFrom('handling_units')
    .select('sscc')
    .where('booking_reference', '=', reference)
    .orderBy('number')
    .execute();
  const pod = await db
    .selectFrom('pods')
    .select(['delivered_at', 'latitude', 'longitude', 'accuracy_m'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  const { latitude = null, longitude = null } = pod ?? {};
  return {
    ...{ reference, status: row.status, driver: row.driver, driverReference: row.driver_reference },
    ...{ vehicle: row.vehicle, pickup: details.pickup, delivery: details.delivery },
    ...{ instructions: details.instructions, pickupDate: row.pickup_date, pickupTime: row.pickup_time, eta: row.eta },
    goods: goodsOf(row),
    packageCount: packagesOf({ row, numbered: units.length }),
    codes: units.map(({ sscc }) => sscc),
    isDangerous: details.dangerousGoods.length > 0,
    ...{ pickedUpAt: row.picked_up_at, deliveredAt: pod?.delivered_at ?? null },
    deliveredPlace:
      latitude === null || longitude === null ? null : { latitude, longitude, accuracyM: pod?.accuracy_m ?? null },
  };
}

/** The job of a consignment; null when there is none. */
export async function freightJob(db: Kysely<Tables>, reference: string): Promise<FreightJob | null> {
  const row = await db.selectFrom('bookings').selectAll().where('reference', '=', reference).executeTakeFirst();
  return row ? jobOf(db, row) : null;
}

/** The same, locked until the transaction ends. */
export async function lockFreightJob(transaction: Kysely<Tables>, reference: string): Promise<FreightJob | null> {
  const row = await lockBooking(transaction, 'reference', reference);
  return row && jobOf(transaction, row);
}

/** References of freight between cities that a client may see, the newest first. */
export async function freightInTransit(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('reference')
    .where(inScope(await clientScope(db, userId)))
    .where('status', '=', 'in_transit')
    .orderBy('requested_at', 'desc')
    .execute();
  return rows.map(({ reference }) => reference);
}
