import type { Queries } from '@saltbush/capability/database';
import { searchAnswer, searchRows } from '@saltbush/capability/search';
import { freightWithWords, isOwnFreight } from '@saltbush/consignments/neighbours';
import type { SearchAnswer } from '@saltbush/contract/search';
import { formatDate } from '@saltbush/freight';
import { type RawBuilder, sql } from 'kysely';
import type { RunParts } from './run-parts.ts';
import { loadDeliveries, type Placed } from './run-record.ts';
import { SERIES } from './series.data.ts';
import type { Tables } from './tables.ts';

type Parts = Pick<RunParts, 'database' | 'now'>;

/** The runs with consignments that are asked for. */
const withFreight = (condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`runs.reference in (select run_reference from run_deliveries where ${condition})`;

const searched = (db: Queries<Tables>, isSeen: (column: RawBuilder<string>) => RawBuilder<boolean>, typed: string) => {
  const words = freightWithWords(typed, isSeen);
  return searchRows<{ reference: string }>(
    db,
    {
      ...{ table: 'runs', columns: ['reference'], newest: 'requested_at', references: { reference: SERIES.code } },
      within: withFreight(isSeen(sql.ref('run_deliveries.booking_reference'))),
      also: [withFreight(sql`run_deliveries.booking_reference in ${words}`)],
    },
    typed,
  );
};

async function answer(
  runs: readonly { reference: string }[],
  { parts: { database, now }, pathOf }: { parts: Parts; pathOf: (reference: string, placed: Placed[]) => string },
): Promise<SearchAnswer> {
  const references = runs.map(({ reference }) => reference);
  const deliveries = await loadDeliveries(database.db, references, now());
  return searchAnswer(
    references.flatMap((reference) => {
      const placed = deliveries.get(reference) ?? [];
      const [first] = placed;
      if (!first) return [];
      const { pickup, pickupDate } = first.booking.details;
      const suburbs = [...new Set(placed.map(({ booking }) => booking.details.delivery.suburb))].join(', ');
      const facts = [`${pickup.businessName}, ${pickup.suburb}`, `${placed.length} deliveries: ${suburbs}`];
      return [{ title: reference, facts: [formatDate(pickupDate), ...facts], path: pathOf(reference, placed) }];
    }),
  );
}

/** What a client finds among the runs whose consignments they may see: by reference, business and suburbs. */
export async function searchOwnRuns(userId: string, typed: string, parts: Parts): Promise<SearchAnswer> {
  const { db } = parts.database;
  const runs = await searched(db, await isOwnFreight(db, userId), typed);
  return answer(runs, { parts, pathOf: (reference) => `/dashboard/shipments/runs/${reference}` });
}

/** What staff find among all runs. The booking of its first delivery shows the others beside it. */
export async function searchDeskRuns(typed: string, parts: Parts): Promise<SearchAnswer> {
  const runs = await searched(parts.database.db, () => sql<boolean>`true`, typed);
  return answer(runs, { parts, pathOf: (_run, [first]) => `/ops/bookings/${first?.booking.reference}` });
}
