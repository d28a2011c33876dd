import { daysBefore } from '@saltbush/capability/database';
import { type Kysely, sql } from 'kysely';
import type { ApiKey } from '../api/keys.ts';
import type { Tables } from '../tables.ts';
import { keyOfRow } from './keyRow.ts';

/** Days for which a key is still listed that was revoked or ended. */
export const GONE_DAYS = 90;
const MOST_LISTED = 200;

/** The keys of a company: those in use first, then those that were revoked or ended lately; newest first. */
export async function listKeys(db: Kysely<Tables>, reference: string, now: Date): Promise<ApiKey[]> {
  const since = daysBefore(now, GONE_DAYS);
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('reference', '=', reference)
    .where(({ or, eb }) => or([eb('revoked_at', 'is', null), eb('revoked_at', '>', since)]))
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', since)]))
    .orderBy(sql`revoked_at is not null or coalesce(ends_at <= ${now}, false)`)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(keyOfRow);
}
