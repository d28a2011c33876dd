import type { Queries } from '@saltbush/capability/database';
import { DESK_PAGE_SIZE } from '@saltbush/capability/desk';
import { isOwnFreight } from '@saltbush/consignments/neighbours';
import { sql } from 'kysely';
import type { Claims } from './api/claims.ts';
import { claimRowOf, IS_OPEN, ROW_COLUMNS } from './claim-rows.ts';
import type { Tables } from './tables.ts';

/** The claims about freight that a user may see: open ones first, then the newest. */
export async function listClaims(
  db: Queries<Tables>,
  { userId, page }: { userId: string; page: number },
): Promise<Claims> {
  const isOwn = await isOwnFreight(db, userId);
  const own = db.selectFrom('claims').where(isOwn(sql.ref('claims.booking_reference')));
  const rows = await own
    .select(ROW_COLUMNS)
    .orderBy(IS_OPEN, 'desc')
    .orderBy('lodged_at', 'desc')
    .orderBy('reference', 'desc')
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE)
    .execute();
  const { total, open } = await own
    .select([sql<number>`count(*)`.as('total'), sql<number>`count(*) filter (where ${IS_OPEN})`.as('open')])
    .executeTakeFirstOrThrow();
  return { rows: rows.map(claimRowOf), total: Number(total), open: Number(open), page, pageSize: DESK_PAGE_SIZE };
}
