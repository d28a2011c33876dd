import { clockCity, type IsoDate, resolvePlace } from '@saltbush/freight';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { BookingStatus } from '../api/bookings.ts';
import { clientScope, inScope } from '../shipments/client-scope.ts';
import type { BookingRow, Tables } from '../tables.ts';

/** A consignment, as far as it counts for a claim about it. */
export interface Freight {
  reference: string;
  businessName: string;
  /** Such as `Sydney to Melbourne`. */
  route: string;
  /** False when it was declined or cancelled. */
  isCarried: boolean;
  /** Whether an exception is open. */
  hasException: boolean;
  /** The delivery day that was promised first. */
  promisedOn: IsoDate | null;
  /** On the calendar of the delivery city, like the promise. */
  deliveredOn: IsoDate | null;
  /** Of the delivery city. */
  timeZone: string;
}

const NOT_CARRIED: readonly BookingStatus[] = ['declined', 'cancelled'];

const freightOf = (row: BookingRow): Freight => ({
  reference: row.reference,
  businessName: row.business_name,
  route: `${row.pickup_suburb} to ${row.delivery_suburb}`,
  isCarried: !NOT_CARRIED.includes(row.status),
  hasException: row.exception_kind !== null,
  promisedOn: row.promised_eta,
  deliveredOn: row.delivered_on,
  timeZone: clockCity(resolvePlace(row.delivery_suburb)).timeZone,
});

type Condition = (where: ExpressionBuilder<Tables, 'bookings'>) => ReturnType<ReturnType<typeof inScope>>;

/** What a client may see, as a condition for bookings. */
export async function freightScope(db: Kysely<Tables>, userId: string): Promise<Condition> {
  return inScope(await clientScope(db, userId));
}

/** A consignment that a client may see. Null for any other, whether it exists or not. */
export async function findFreight(
  db: Kysely<Tables>,
  { reference, userId }: { reference: string; userId: string },
): Promise<Freight | null> {
  const row = await db
    .selectFrom('bookings')
    .selectAll()
    .where('reference', '=', reference)
    .where(await freightScope(db, userId))
    .executeTakeFirst();
  return row ? freightOf(row) : null;
}

/** The latest deliveries that a client may see, the newest first. */
export async function lastDelivered(
  db: Kysely<Tables>,
  { userId, most }: { userId: string; most: number },
): Promise<Freight[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where(await freightScope(db, userId))
    .where('delivered_on', 'is not', null)
    .orderBy('closed_at', 'desc')
    .orderBy('reference')
    .limit(most)
    .execute();
  return rows.map(freightOf);
}
