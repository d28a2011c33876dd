import type { Queries } from '@saltbush/capability/database';
import { searchAnswer, searchRows } from '@saltbush/capability/search';
import { isOwnFreight } from '@saltbush/consignments/neighbours';
import type { SearchAnswer } from '@saltbush/contract/search';
import { type Expression, type SqlBool, sql } from 'kysely';
import { CLAIM_KIND_WORDS, CLAIM_STATUS_WORDS } from './api/claim-words.ts';
import { CLAIM_WORDS } from './migrations/0094-claims.ts';
import { SERIES } from './series.data.ts';
import type { ClaimRecordRow, Tables } from './tables.ts';

const COLUMNS = ['reference', 'booking_reference', 'kind', 'status', 'business_name', 'route', 'lodged_at'] as const;
type Found = Pick<ClaimRecordRow, (typeof COLUMNS)[number]>;

/** The code of consignments' references. */
const CONSIGNMENTS = 'SH';

const searched = (db: Queries<Tables>, within: Expression<SqlBool>, typed: string): Promise<Found[]> =>
  searchRows<Found>(
    db,
    {
      ...{ table: 'claims', columns: COLUMNS, newest: 'lodged_at', within, words: CLAIM_WORDS },
      references: { reference: SERIES.code, booking_reference: CONSIGNMENTS },
      texts: ['business_name'],
    },
    typed,
  );

/** What staff find among all claims. */
export async function searchDeskClaims(db: Queries<Tables>, typed: string): Promise<SearchAnswer> {
  const rows = await searched(db, sql<boolean>`true`, typed);
  return searchAnswer(
    rows.map(({ reference, booking_reference, kind, status, business_name }) => ({
      title: reference,
      facts: [business_name, CLAIM_KIND_WORDS[kind], booking_reference, CLAIM_STATUS_WORDS[status]],
      path: `/ops/claims/${reference}`,
    })),
  );
}

/** What a client finds among the claims about freight that they may see. */
export async function searchOwnClaims(db: Queries<Tables>, userId: string, typed: string): Promise<SearchAnswer> {
  const isOwn = await isOwnFreight(db, userId);
  const rows = await searched(db, isOwn(sql.ref('booking_reference')), typed);
  return searchAnswer(
    rows.map(({ reference, booking_reference, kind, status, route }) => ({
      title: reference,
      facts: [CLAIM_KIND_WORDS[kind], booking_reference, route, CLAIM_STATUS_WORDS[status]],
      path: `/dashboard/claims/${reference}`,
    })),
  );
}
