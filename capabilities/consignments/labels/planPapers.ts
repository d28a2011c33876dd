import { setImmediate as turn } from 'node:timers/promises';
import { inTurns } from '@saltbush/capability/in-turns';
import { Refusal } from '@saltbush/capability/refusal';
import { formatNumber } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import { MOST_LABELS_AT_ONCE } from '../api/packages.ts';
import type { PapersInput, PapersPlan } from '../api/papers.ts';
import { badgeOf } from '../bookings/badgeOf.ts';
import { packagesOf } from '../bookings/packagesOf.ts';
import type { ClientScope } from '../shipments/client-scope.ts';
import type { BookingRow, Tables } from '../tables.ts';
import { cutPapers, type PaperSet } from './cutPapers.ts';
import { isCarried } from './freightPaper.ts';
import { inOrder, requirePrinting, selectOf } from './paperRows.ts';

/** Reading a row and working out its load takes a tenth of a millisecond. */
const ROWS_AT_ONCE = 100;

/**
 * What there is to print for consignments; for a client those in the scope alone, for staff (null) any.
 * @throws Refusal `not-found` when one of them is missing, `role-not-enough`, `too-many-labels` for more than 5,000.
 * Nothing is numbered yet.
 */
export async function planPapers(
  db: Kysely<Tables>,
  { paper, references }: PapersInput,
  scope: ClientScope | null,
): Promise<PapersPlan> {
  const wanted = [...new Set(references)];
  const found: Pick<BookingRow, 'reference' | 'status' | 'request' | 'client_reference'>[] = [];
  for (let start = 0; start < wanted.length; start += ROWS_AT_ONCE) {
    const some = selectOf(db, wanted.slice(start, start + ROWS_AT_ONCE), scope);
    found.push(...(await some.select(['reference', 'status', 'request', 'client_reference']).execute()));
    await turn();
  }
  const rows = inOrder(found, wanted);
  await requirePrinting(db, rows, scope);
  const numbered = await db
    .selectFrom('handling_units')
    .select(['booking_reference', sql<number>`count(*)::integer`.as('count')])
    .where('booking_reference', 'in', wanted)
    .groupBy('booking_reference')
    .execute();
  const counts = new Map(numbered.map(({ booking_reference, count }) => [booking_reference, count]));
  const sets: PaperSet[] = [];
  await inTurns(
    rows.filter(isCarried),
    (row) => {
      const { reference } = row;
      sets.push({ reference, packages: packagesOf({ row, numbered: counts.get(reference) ?? 0 }) });
    },
    { atOnce: ROWS_AT_ONCE },
  );
  const labels = sets.reduce((sum, { packages }) => sum + packages, 0);
  if (paper !== 'notes' && labels > MOST_LABELS_AT_ONCE) {
    throw new Refusal(
      `These consignments have ${formatNumber(labels)} packages, and at most ${formatNumber(MOST_LABELS_AT_ONCE)} labels are printed at once. Choose fewer.`,
      { status: 422, code: 'too-many-labels' },
    );
  }
  return {
    pieces: cutPapers(sets, paper),
    count: paper === 'notes' ? sets.length : labels,
    consignments: sets.length,
    leftOut: rows
      .filter((row) => !isCarried(row))
      .map(({ reference, status }) => ({ reference, badge: badgeOf(status) })),
  };
}
