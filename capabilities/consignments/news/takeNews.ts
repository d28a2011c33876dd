import type { IsoDate } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import type { BookingException, BookingStatus } from '../api/bookings.ts';
import type { NewsReader } from '../news-tables.ts';
import type { Tables } from '../tables.ts';

/** Something that happened to a booking, as its client may know of it. */
export interface FreightNews {
  /** Later events have higher numbers. */
  id: number;
  at: Date;
  reference: string;
  /** The company that it was booked for, and the user who booked it; null for a guest. */
  company: string | null;
  userId: string | null;
  customerReference: string;
  pickupSuburb: string;
  deliverySuburb: string;
  status: BookingStatus;
  /** Whether the status is another one since this event. */
  isMove: boolean;
  /** Whether the client changed the booking with it. */
  isAmended: boolean;
  /** What this event says went wrong. */
  exception: BookingException | null;
  /** Whether what went wrong before is mended since this event. */
  resolvesException: boolean;
  /** The delivery day that this event gave. */
  eta: IsoDate | null;
  /** The day that was given last before it. */
  etaBefore: IsoDate | null;
  /** Whom the booking's own mails go to. */
  bookerEmail: string;
  /** `traceparent` of the work that it happened in; null where nothing was measured. */
  trace: string | null;
}

/** What a client changes is one of these after it; other acts of theirs end it, or come after the delivery. */
const AMENDABLE: readonly BookingStatus[] = ['requested', 'accepted'];

/**
 * Takes what a reader has not taken yet, oldest first. It takes part in the caller's transaction: when that fails, or its
 * gateway ends, the same is taken again. Two that take at once never get the same.
 */
export async function takeNews(
  transaction: Kysely<Tables>,
  { reader, most }: { reader: NewsReader; most: number },
): Promise<FreightNews[]> {
  const taken = await transaction
    // Materialised, since a plan that looked once for each row would lock another one each time, and take more.
    .with(
      (wanted) => wanted('wanted').materialized(),
      (db) =>
        db
          .selectFrom('unread_events')
          .select('event_id')
          .where('reader', '=', reader)
          .orderBy('event_id')
          .limit(most)
          .forUpdate()
          .skipLocked(),
    )
    .deleteFrom('unread_events')
    .where('reader', '=', reader)
    .where('event_id', 'in', (db) => db.selectFrom('wanted').select('event_id'))
    .returning(['event_id', 'trace'])
    .execute();
  if (taken.length === 0) return [];
  const traces = new Map(taken.map(({ event_id: id, trace }) => [id, trace]));
  const rows = await transaction
    .selectFrom('booking_events as event')
    .innerJoin('bookings', 'bookings.reference', 'event.reference')
    .select(['event.id', 'event.at', 'event.by', 'event.status', 'event.exception_kind', 'event.exception_reason'])
    .select(['event.resolves_exception', 'event.eta'])
    .select(['bookings.reference', 'bookings.client_reference', 'bookings.user_id', 'bookings.customer_reference'])
    .select(['bookings.pickup_suburb', 'bookings.delivery_suburb'])
    .select((db) =>
      db
        .selectFrom('booking_events as before')
        .select('before.status')
        .whereRef('before.reference', '=', 'event.reference')
        .where('before.id', '<', sql.ref<number>('event.id'))
        .orderBy('before.id', 'desc')
        .limit(1)
        .as('status_before'),
    )
    .select((db) =>
      db
        .selectFrom('booking_events as before')
        .select('before.eta')
        .whereRef('before.reference', '=', 'event.reference')
        .where('before.id', '<', sql.ref<number>('event.id'))
        .where('before.eta', 'is not', null)
        .orderBy('before.id', 'desc')
        .limit(1)
        .as('eta_before'),
    )
    .select(sql<string>`bookings.details -> 'booker' ->> 'email'`.as('booker_email'))
    .where(
      'event.id',
      'in',
      taken.map(({ event_id: id }) => id),
    )
    .orderBy('event.id')
    .execute();
  return rows.map(({ exception_kind: kind, exception_reason: reason, ...row }) => ({
    id: row.id,
    at: row.at,
    reference: row.reference,
    company: row.client_reference,
    userId: row.user_id,
    customerReference: row.customer_reference,
    pickupSuburb: row.pickup_suburb,
    deliverySuburb: row.delivery_suburb,
    status: row.status,
    isMove: row.status !== row.status_before,
    isAmended: row.by === 'client' && row.status_before !== null && AMENDABLE.includes(row.status),
    exception: kind === null ? null : { kind, reason: reason ?? '' },
    resolvesException: row.resolves_exception,
    eta: row.eta,
    etaBefore: row.eta_before,
    bookerEmail: row.booker_email,
    trace: traces.get(row.id) ?? null,
  }));
}
