import type { ShipmentChange } from '@saltbush/business-api/shipments';
import type { Kysely } from 'kysely';
import { badgeOf } from '../bookings/badgeOf.ts';
import { exceptionOf } from '../bookings/booking-record.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../log.ts';

/** A change to a booking, with whose booking it is. */
export interface OwnedChange {
  id: number;
  userId: string | null;
  company: string | null;
  change: ShipmentChange;
}

interface Dependencies {
  database: Pick<Database, 'db' | 'kind'>;
  log: Logger;
  /** Hears of every change that clients may know of, once. */
  onChange: (change: OwnedChange) => void;
}

/** With the reading itself and the browser's, well within two seconds. */
const POLL_INTERVAL_MS = 400;
/**
 * Numbers are given out before their transactions end, so that a lower one may appear after a higher one: this many are
 * read again each time.
 */
const OVERLAP = 200;

/** What a client may know of the events after `id`, oldest first. */
export async function changesAfter(db: Kysely<Tables>, id: number, most: number): Promise<OwnedChange[]> {
  const rows = await db
    .selectFrom('booking_events')
    .innerJoin('bookings', 'bookings.reference', 'booking_events.reference')
    .select([
      'booking_events.id',
      'booking_events.at',
      'booking_events.status',
      'bookings.reference',
      'bookings.user_id',
      'bookings.client_reference',
      'bookings.eta',
      'bookings.exception_kind',
      'bookings.exception_reason',
    ])
    .where('booking_events.id', '>', id)
    .where('booking_events.for_staff', '=', false)
    .orderBy('booking_events.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    company: row.client_reference,
    change: {
      reference: row.reference,
      status: row.status,
      badge: badgeOf(row.status),
      exception: exceptionOf(row),
      eta: row.eta,
      at: row.at.toISOString(),
    },
  }));
}

/** The number of the newest event; 0 without any. */
export async function newestEvent(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('booking_events')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/**
 * Notices what happens to bookings, through whichever gateway. Asking is all it takes to be right again after any lost
 * connection. With the embedded database, which has one gateway only, it is enough to be woken after each change.
 */
export function followBookingEvents({ database: { db, kind }, log, onChange }: Dependencies) {
  const seen = new Set<number>();
  let cursor: number | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isFollowing = false;
  let isTold = false;
  let running: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    if (!isFollowing) return;
    if (cursor === null) {
      cursor = await newestEvent(db);
      for (const { id } of await changesAfter(db, cursor - OVERLAP, OVERLAP)) seen.add(id);
      return;
    }
    const found = await changesAfter(db, cursor - OVERLAP, OVERLAP * 10);
    for (const owned of found) {
      if (seen.has(owned.id)) continue;
      seen.add(owned.id);
      cursor = Math.max(cursor, owned.id);
      onChange(owned);
    }
    for (const id of seen) if (id <= cursor - OVERLAP) seen.delete(id);
  }

  // One look after the other, so that none is told of twice.
  function refresh(): Promise<void> {
    const next = running.then(look);
    running = next.catch(() => {});
    return next;
  }

  async function quietly(): Promise<void> {
    try {
      await refresh();
      isTold = false;
    } catch (error) {
      if (!isTold) log.error({ err: error }, 'open pages could not be told of what is new');
      isTold = true;
    }
  }

  function schedule(): void {
    if (timer) clearTimeout(timer);
    if (!isFollowing || kind !== 'server') return;
    timer = setTimeout(() => void quietly().then(schedule), POLL_INTERVAL_MS);
    timer.unref();
  }

  return {
    /** From now on; resolves when nothing that happens later is missed. */
    async start(): Promise<void> {
      if (isFollowing) return refresh();
      isFollowing = true;
      cursor = null;
      seen.clear();
      await refresh();
      schedule();
    },
    /** Looks now. Never rejects. */
    wake: (): void => void quietly(),
    async stop(): Promise<void> {
      isFollowing = false;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
