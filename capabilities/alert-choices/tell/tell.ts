import { queueMails } from '@saltbush/capability/mail';
import type { Insertable, Transaction } from 'kysely';
import type { AlertParts } from '../alert-parts.ts';
import { summaryDay } from '../summaryDay.ts';
import type { AlertTables, Tables } from '../tables.ts';
import { alertMail } from './alertMail.ts';
import type { Happening } from './happening.ts';
import { type Reader, readersOf } from './readersOf.ts';

// What is written in one turn takes a few milliseconds.
const MAILS_AT_ONCE = 10;
const ITEMS_AT_ONCE = 50;

function* partsOf<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

const isMailedAnyway = ({ mailed }: Happening, { email }: Reader): boolean =>
  mailed.some((address) => address.toLowerCase() === email.toLowerCase());

/**
 * Tells everybody who chose it: by a mail, or by a row that waits for their summary. `day` is the summary's; left out, it
 * follows from when it happened. It takes part in the caller's transaction, in turns.
 */
export async function tell(
  transaction: Transaction<Tables>,
  happenings: readonly Happening[],
  { links, publicUrl, day }: Pick<AlertParts, 'links' | 'publicUrl'> & { day?: string },
): Promise<void> {
  const readers = await readersOf(transaction, happenings);
  const letters: { happening: Happening; reader: Reader }[] = [];
  const items: Insertable<AlertTables['alert_items']>[] = [];
  for (const happening of happenings) {
    const { kind, at, company, title, detail, path } = happening;
    for (const reader of readers(happening)) {
      const way = reader.mails[kind];
      if (way === 'each' && !isMailedAnyway(happening, reader)) letters.push({ happening, reader });
      if (way === 'daily') {
        const { userId } = reader;
        items.push({ user_id: userId, company, kind, title, detail, path, at, summary_day: day ?? summaryDay(at) });
      }
    }
  }
  for (const some of partsOf(items, ITEMS_AT_ONCE)) {
    await transaction.insertInto('alert_items').values(some).execute();
  }
  for (const some of partsOf(letters, MAILS_AT_ONCE)) {
    await queueMails(
      transaction,
      some.map(({ happening, reader }) => alertMail(happening, reader, { links, publicUrl })),
    );
  }
}
