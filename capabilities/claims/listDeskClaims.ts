import type { Queries } from '@saltbush/capability/database';
import { containing, type DeskQuery, type DeskSort, deskOrder, deskPage } from '@saltbush/capability/desk';
import { type ExpressionBuilder, sql } from 'kysely';
import { CLAIM_STATUSES } from './api/claim-words.ts';
import { DESK_CLAIM_VIEWS, type DeskClaimSort, type DeskClaims, type DeskClaimView } from './api/desk-claims.ts';
import { claimRowOf, IS_OPEN, ROW_COLUMNS } from './claim-rows.ts';
import type { ClaimTables, Tables } from './tables.ts';

/** Whatever waits for us is open, also when the client wrote about a claim that was decided. */
const IN_VIEW = {
  open: sql<boolean>`(${IS_OPEN} or claims.waits_since is not null)`,
  decided: sql<boolean>`claims.status in ('accepted', 'declined')`,
  all: sql<boolean>`true`,
} as const satisfies Record<DeskClaimView, unknown>;

const found = (search: string) => (where: ExpressionBuilder<ClaimTables, 'claims'>) =>
  where.or(
    (['reference', 'booking_reference', 'business_name'] as const).map((column) =>
      where(column, 'ilike', containing(search)),
    ),
  );

/** Open ones begin with the one that waits longest for us, then those that wait for the client; all others with the newest. */
const orderOf = (view: DeskClaimView, sort: DeskSort<DeskClaimSort> | null) =>
  deskOrder(sort, {
    by: {
      reference: sql`claims.reference`,
      status: sql`array_position(${sql.val([...CLAIM_STATUSES])}::text[], claims.status)`,
      business: sql`lower(claims.business_name)`,
      kind: sql`claims.kind`,
      amount: sql`claims.amount_cents`,
      lodged: sql`claims.lodged_at`,
    },
    last: sql`claims.reference`,
    otherwise:
      view === 'open'
        ? sql`claims.waits_since nulls last, claims.lodged_at, claims.reference`
        : sql`claims.lodged_at desc, claims.reference desc`,
  });

/** Claims of all clients, for staff. */
export async function listDeskClaims(
  db: Queries<Tables>,
  { view, search, sort, page }: DeskQuery<DeskClaimView, DeskClaimSort>,
): Promise<DeskClaims> {
  const matching = db
    .selectFrom('claims')
    .where(IN_VIEW[view])
    .where(found(search))
    .select([...ROW_COLUMNS, 'claims.business_name', 'claims.waits_since'])
    .orderBy(orderOf(view, sort));
  const { rows, ...rest } = await deskPage(matching, page);
  const counts = await db
    .selectFrom('claims')
    .select(DESK_CLAIM_VIEWS.map((each) => sql<number>`count(*) filter (where ${IN_VIEW[each]})`.as(each)))
    .executeTakeFirstOrThrow();
  return {
    ...rest,
    rows: rows.map((row) => ({
      ...claimRowOf(row),
      ...{ businessName: row.business_name, waitsSince: row.waits_since?.toISOString() ?? null },
    })),
    counts: { open: Number(counts.open), decided: Number(counts.decided), all: Number(counts.all) },
  };
}
