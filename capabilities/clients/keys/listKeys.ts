import { daysBefore } from '@saltbush/capability/database';
import { type Kysely, sql } from 'kysely';
import type { ApiKey } from '../api/keys.ts';
import type { Tables } from '../tables.ts';
import { keyOfRow } from './keyRow.ts';

/** Days for which a revoked key is still listed. */
export const REVOKED_DAYS = 90;
const MOST_LISTED = 200;

/** The keys of a company: those in use first, then those that were revoked lately; newest first. */
export async function listKeys(db: Kysely<Tables>, reference: string, now: Date): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('reference', '=', reference)
    .where(({ or, eb }) => or([eb('revoked_at', 'is', null), eb('revoked_at', '>', daysBefore(now, REVOKED_DAYS))]))
    .orderBy(sql`revoked_at is not null`)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(keyOfRow);
}
