import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Telephones report more often than a page needs to be told. */
const AT_MOST_EVERY_MS = 15_000;

/** Tells open pages, once the transaction ends, that a consignment has another position: at most once in 15 seconds. */
export async function tellPosition(transaction: Kysely<Tables>, reference: string, now: Date): Promise<void> {
  await transaction
    .insertInto('position_news')
    .values({ booking_reference: reference, at: now })
    .onConflict((conflict) =>
      conflict
        .column('booking_reference')
        .doUpdateSet({ at: now })
        .where('position_news.at', '<=', new Date(now.getTime() - AT_MOST_EVERY_MS)),
    )
    .execute();
}
