import { activeSpan } from '@saltbush/capability/traces';
import type { Insertable, Kysely } from 'kysely';
import type { NewsReader } from '../news-tables.ts';
import type { Tables } from '../tables.ts';

const READERS: readonly NewsReader[] = ['alerts', 'webhooks'];

/** Adds to the trail of a booking. What clients may see of it waits, in the same transaction, for whoever tells them. */
export async function noteEvent(
  transaction: Kysely<Tables>,
  event: Insertable<Tables['booking_events']>,
): Promise<void> {
  const { id } = await transaction.insertInto('booking_events').values(event).returning('id').executeTakeFirstOrThrow();
  if (event.for_staff) return;
  const trace = activeSpan()?.traceparent ?? null;
  const unread = READERS.map((reader) => ({ reader, event_id: id, trace }));
  await transaction.insertInto('unread_events').values(unread).execute();
}
