import { sql } from 'kysely';
import { OPEN_CLAIM_STATUSES } from './api/claim-words.ts';
import type { ClaimRow } from './api/claims.ts';
import type { ClaimRecordRow } from './tables.ts';

/** True for claims that wait for their decision, as the index of open ones has it. */
export const IS_OPEN = sql<boolean>`claims.status in (${sql.join(OPEN_CLAIM_STATUSES.map((status) => sql.lit(status)))})`;

/** Columns of a row in a list: the words of a claim may be long. */
export const ROW_COLUMNS = [
  ...(['claims.reference', 'claims.booking_reference', 'claims.kind', 'claims.status', 'claims.route'] as const),
  ...(['claims.amount_cents', 'claims.agreed_cents', 'claims.lodged_at'] as const),
] as const;

type Row = Pick<
  ClaimRecordRow,
  'reference' | 'booking_reference' | 'kind' | 'status' | 'route' | 'amount_cents' | 'agreed_cents' | 'lodged_at'
>;

export const claimRowOf = (row: Row): ClaimRow => ({
  ...{ reference: row.reference, shipmentReference: row.booking_reference, kind: row.kind, status: row.status },
  ...{ route: row.route, amountCents: row.amount_cents, agreedCents: row.agreed_cents },
  lodgedAt: row.lodged_at.toISOString(),
});
