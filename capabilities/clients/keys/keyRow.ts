import type { Selectable } from 'kysely';
import type { ApiKey } from '../api/keys.ts';
import type { Tables } from '../tables.ts';

export type KeyRow = Selectable<Tables['api_keys']>;

/** A row as its company reads it. */
export const keyOfRow = (row: KeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  mode: row.mode,
  scopes: row.scopes,
  hint: row.hint,
  madeBy: row.made_by,
  madeAt: row.made_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
  revokedBy: row.revoked_by,
  lifetimeDays: row.lifetime_days,
  endsAt: row.ends_at?.toISOString() ?? null,
  successorId: row.successor_id,
});
