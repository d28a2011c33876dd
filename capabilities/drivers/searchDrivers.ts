import { searchAnswer, searchRows } from '@saltbush/capability/search';
import type { SearchAnswer } from '@saltbush/contract/search';
import { type Kysely, sql } from 'kysely';
import type { DeskDriver, KeptDriverDetails } from './api.ts';
import { DRIVER_WORDS } from './migrations/0078-driver-search.ts';
import { SERIES } from './series.data.ts';
import type { DriverTables } from './tables.ts';

interface FoundDriver {
  reference: string;
  status: DeskDriver['status'];
  details: KeptDriverDetails;
}

const STATUSES = {
  received: 'Received',
  approved: 'Approved',
  declined: 'Declined',
} as const satisfies Record<FoundDriver['status'], string>;

/** What staff find among submitted applications. */
export async function searchDrivers(db: Kysely<DriverTables>, typed: string): Promise<SearchAnswer> {
  const rows = await searchRows<FoundDriver>(
    db,
    {
      table: 'driver_applications',
      columns: ['reference', 'status', 'details', 'submitted_at'],
      newest: 'submitted_at',
      within: sql<boolean>`status <> 'draft'`,
      references: { reference: SERIES.code },
      words: DRIVER_WORDS,
    },
    typed,
  );
  return searchAnswer(
    rows.map(({ reference, status, details: { name, vehicle, phone } }) => ({
      title: name,
      facts: [reference, vehicle, phone, STATUSES[status]],
      path: `/ops/drivers/${reference}`,
    })),
  );
}
