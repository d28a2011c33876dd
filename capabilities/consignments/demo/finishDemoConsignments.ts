import { clockCity, type IsoDate, instantOf, localTime, resolvePlace } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import { changeBooking } from '../bookings/changeBooking.ts';
import type { BookingRow, Tables } from '../tables.ts';
import { addDemoPictures } from './addDemoPictures.ts';
import { bookedByDemo } from './bookedByDemo.ts';
import { DEMO_TIME_ZONE } from './demo-plans.ts';
import { DEMO_STAFF } from './demoRows.ts';

const PICKUP_MINUTE = 595;
const DELIVERY_MINUTE = 845;
const OPEN = ['accepted', 'in_transit'] as const;

/** Demo consignments of earlier days that are still under way. What a person booked is left alone. */
async function openOf(transaction: Kysely<Tables>, company: string, today: IsoDate): Promise<BookingRow[]> {
  const rows = await transaction
    .selectFrom('bookings')
    .selectAll()
    .where('client_reference', '=', company)
    .where('status', 'in', [...OPEN])
    .where(bookedByDemo)
    .forUpdate()
    .execute();
  return rows.filter(
    ({ eta, requested_at }) => eta !== null && eta < today && localTime(requested_at, DEMO_TIME_ZONE).date < today,
  );
}

/** Allocates a driver and picks the freight up on the day it was booked for. */
async function pickUp(transaction: Kysely<Tables>, row: BookingRow): Promise<BookingRow> {
  const actor = { by: 'staff', name: DEMO_STAFF } as const;
  const { timeZone } = clockCity(resolvePlace(row.pickup_suburb));
  const at = new Date(instantOf(row.pickup_date, PICKUP_MINUTE, timeZone));
  const allocation = { driver: 'Bo Reyes', vehicle: 'CX 21 AB' };
  const allocated = await changeBooking(transaction, row, { status: 'allocated', actor, note: '', allocation }, at);
  return changeBooking(transaction, allocated, { status: 'picked_up', actor, note: '', pickedUpAt: at }, at);
}

/** Delivers freight that is under way on a day, with the proof of it. */
export async function deliver(transaction: Kysely<Tables>, row: BookingRow, on: IsoDate): Promise<void> {
  const actor = { by: 'staff', name: DEMO_STAFF } as const;
  const { reference, delivery_suburb: suburb, quote } = row;
  const { timeZone } = clockCity(resolvePlace(suburb));
  const at = new Date(instantOf(on, DELIVERY_MINUTE, timeZone));
  const out =
    row.status === 'out_for_delivery'
      ? row
      : await changeBooking(transaction, row, { status: 'out_for_delivery', actor, note: '' }, at);
  await transaction
    .insertInto('pods')
    .values({
      reference,
      receiver_name: 'Lee Wong',
      delivered_at_local: `${on}T14:05`,
      zone_abbreviation: localTime(at, timeZone).zoneAbbreviation,
      delivered_at: at,
      pallets_in: quote.palletCount ?? 0,
      pallets_out: quote.palletCount ?? 0,
      notes: '',
      recorded_at: at,
      recorded_by: DEMO_STAFF,
    })
    .execute();
  await addDemoPictures(transaction, { references: [reference] });
  await changeBooking(transaction, out, { status: 'delivered', actor, note: '', deliveredOn: on }, at);
}

/** Delivers the demo consignments of earlier days that are still under way, on the day each was expected. */
export async function finishDemoConsignments(
  transaction: Kysely<Tables>,
  company: string,
  today: IsoDate,
): Promise<void> {
  for (const row of await openOf(transaction, company, today)) {
    if (row.eta === null) continue;
    const loaded = row.status === 'accepted' ? await pickUp(transaction, row) : row;
    await deliver(transaction, loaded, row.eta);
  }
}
