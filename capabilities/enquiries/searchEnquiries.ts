import { searchAnswer, searchRows } from '@saltbush/capability/search';
import type { SearchAnswer } from '@saltbush/contract/search';
import { type Kysely, sql } from 'kysely';
import type { EnquiryStatus } from './api.ts';
import { ENQUIRY_WORDS } from './migrations/0077-enquiry-search.ts';
import { SERIES } from './series.data.ts';
import type { EnquiryTables } from './tables.ts';

interface FoundEnquiry {
  reference: string;
  name: string;
  company: string;
  email: string;
  status: EnquiryStatus;
}

const STATUSES = { new: 'New', answered: 'Answered', closed: 'Closed' } as const satisfies Record<
  EnquiryStatus,
  string
>;

/** What staff find among the enquiries that people wrote, by who wrote them. */
export async function searchEnquiries(db: Kysely<EnquiryTables>, typed: string): Promise<SearchAnswer> {
  const rows = await searchRows<FoundEnquiry>(
    db,
    {
      table: 'enquiries',
      columns: ['reference', 'name', 'company', 'email', 'status', 'received_at'],
      newest: 'received_at',
      within: sql<boolean>`not is_suspect`,
      references: { reference: SERIES.code },
      texts: ['name', 'company'],
      words: ENQUIRY_WORDS,
    },
    typed,
  );
  return searchAnswer(
    rows.map(({ reference, name, company, email, status }) => ({
      title: name,
      facts: [reference, company, email, STATUSES[status]],
      path: `/ops/enquiries/${reference}`,
    })),
  );
}
