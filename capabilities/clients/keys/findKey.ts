import type { KeyScope } from '@saltbush/business-api/key-scopes';
import { type Kysely, sql } from 'kysely';
import type { AccountStatus } from '../api/clients.ts';
import type { KeyMode } from '../api/keys.ts';
import type { Tables } from '../tables.ts';
import { hasEnded } from './hasEnded.ts';
import { readKeyText } from './keyText.ts';

/** What a key is used as. */
export interface KnownKey {
  id: number;
  name: string;
  mode: KeyMode;
  scopes: readonly KeyScope[];
  company: { reference: string; businessName: string; status: AccountStatus };
}

/** A key that was found by its text. */
export type FoundKey = { status: 'valid'; key: KnownKey } | { status: 'ended'; endedAt: Date; isReplaced: boolean };

/** Notes the use of a key no more than once a minute, so that a busy one costs no write for each request. */
async function noteUse(db: Kysely<Tables>, id: number): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: sql<Date>`date_trunc('minute', now())` })
    .where('id', '=', id)
    .where(sql<boolean>`(last_used_at is null or last_used_at < date_trunc('minute', now()))`)
    .execute();
}

/** The key that a program sent. Null for text that is no key, an unknown one, and one that was revoked. */
export async function findKey(db: Kysely<Tables>, text: string, now: Date): Promise<FoundKey | null> {
  const read = readKeyText(text);
  if (read === null) return null;
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('clients', 'clients.reference', 'api_keys.reference')
    .select(['api_keys.id', 'api_keys.name', 'api_keys.mode', 'api_keys.scopes', 'api_keys.reference'])
    .select(['api_keys.ends_at', 'api_keys.successor_id', 'clients.business_name', 'clients.status'])
    .select(sql<boolean>`last_used_at is null or last_used_at < date_trunc('minute', now())`.as('is_stale'))
    .where('api_keys.token_hash', '=', read.hash)
    .where('api_keys.mode', '=', read.mode)
    .where('api_keys.revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { ends_at: endsAt, successor_id: successorId } = row;
  if (endsAt !== null && hasEnded(row, now))
    return { status: 'ended', endedAt: endsAt, isReplaced: successorId !== null };
  if (row.is_stale) await noteUse(db, row.id);
  const { id, name, mode, scopes, reference, business_name: businessName, status } = row;
  return { status: 'valid', key: { id, name, mode, scopes, company: { reference, businessName, status } } };
}
