import { searchAnswer, searchRows } from '@saltbush/capability/search';
import type { SearchAnswer } from '@saltbush/contract/search';
import { type Kysely, sql } from 'kysely';
import { ACCOUNT_STATUSES, type ClientFields } from '../api/clients.ts';
import { CLIENT_WORDS } from '../migrations/0076-client-search.ts';
import { SERIES } from '../series.data.ts';
import type { Tables } from '../tables.ts';

interface FoundClient extends Pick<ClientFields, 'email'> {
  reference: string;
  business_name: string;
  contact_name: string;
  status: keyof typeof ACCOUNT_STATUSES;
}

/** What staff find among clients and their contacts. */
export async function searchClients(db: Kysely<Tables>, typed: string): Promise<SearchAnswer> {
  const rows = await searchRows<FoundClient>(
    db,
    {
      table: 'clients',
      columns: ['reference', 'business_name', 'contact_name', 'email', 'status', 'submitted_at'],
      newest: 'submitted_at',
      within: sql<boolean>`true`,
      references: { reference: SERIES.code },
      texts: ['business_name'],
      words: CLIENT_WORDS,
    },
    typed,
  );
  return searchAnswer(
    rows.map(({ reference, business_name, contact_name, email, status }) => ({
      title: business_name,
      facts: [reference, contact_name, email, ACCOUNT_STATUSES[status]],
      path: `/ops/clients/${reference}`,
    })),
  );
}
