import type { Log } from '@saltbush/capability';
import type { Kysely } from 'kysely';
import type { ShipmentChange } from '../api/shipments.ts';
import { badgeOf } from '../bookings/badgeOf.ts';
import { exceptionOf } from '../bookings/booking-record.ts';
import type { Database, Tables } from '../tables.ts';
import { followPositions, type OwnedPosition } from './followPositions.ts';
import type { Owned } from './owned.ts';

/** A change to a booking, with the owners of the booking. */
export interface OwnedChange extends Owned {
  id: number;
  change: ShipmentChange;
}

interface Dependencies {
  database: Pick<Database, 'db' | 'kind'>;
  log: Log;
  /** Called once for every change. */
  onChange: (change: OwnedChange) => void;
  /** Called for a new position of freight, at most once in 15 seconds for each consignment. */
  onPosition: (position: OwnedPosition) => void;
}

/** Together with the read and the browser's time, this stays well within two seconds. */
const POLL_INTERVAL_MS = 400;
/**
 * Numbers are given out before transactions end, so a lower number may appear after a higher one. So this many are read
 * again each time.
 */
const OVERLAP = 200;

/** The events after `id`, oldest first. */
export async function changesAfter(db: Kysely<Tables>, id: number, most: number): Promise<OwnedChange[]> {
  const rows = await db
    .selectFrom('booking_events')
    .innerJoin('bookings', 'bookings.reference', 'booking_events.reference')
    .select([
      'booking_events.id',
      'booking_events.at',
      'booking_events.status',
      'booking_events.for_staff',
      'bookings.reference',
      'bookings.user_id',
      'bookings.client_reference',
      'bookings.eta',
      'bookings.exception_kind',
      'bookings.exception_reason',
    ])
    .where('booking_events.id', '>', id)
    .orderBy('booking_events.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    company: row.client_reference,
    isForStaff: row.for_staff,
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

/** The number of the newest event; 0 when there is none. */
export async function newestEvent(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('booking_events')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/**
 * Notices what happens to bookings, at whichever gateway, by polling: that also recovers from any lost connection. The
 * embedded database has only one gateway, so there it is enough to be woken after each change.
 */
export function followBookingEvents({ database: { db, kind }, log, onChange, onPosition }: Dependencies) {
  const positions = followPositions(db, onPosition);
  const seen = new Set<number>();
  let cursor: number | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isFollowing = false;
  let isReported = false;
  let running: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    if (!isFollowing) return;
    await positions.look();
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

  // One read after the other, so that no change is reported twice.
  function refresh(): Promise<void> {
    const next = running.then(look);
    running = next.catch(() => {});
    return next;
  }

  async function quietly(): Promise<void> {
    try {
      await refresh();
      isReported = false;
    } catch (error) {
      if (!isReported)
        log.error({ err: error }, 'open pages could not be sent what is new; it is tried again at the next poll');
      isReported = true;
    }
  }

  function schedule(): void {
    if (timer) clearTimeout(timer);
    if (!isFollowing || kind !== 'server') return;
    timer = setTimeout(() => void quietly().then(schedule), POLL_INTERVAL_MS);
    timer.unref();
  }

  return {
    /** Starts to follow. Resolves when nothing that happens later can be missed. */
    async start(): Promise<void> {
      if (isFollowing) return refresh();
      isFollowing = true;
      cursor = null;
      seen.clear();
      positions.forget();
      await refresh();
      schedule();
    },
    /** Reads now. Never rejects. */
    wake: (): void => void quietly(),
    async stop(): Promise<void> {
      isFollowing = false;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
