import { type Kysely, sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Tables } from '../../database/tables.ts';

/** Where the embedded issuer keeps its sessions, codes and grants: rows of `oidc_payloads`, one kind per `model`. */
export function createPayloadAdapter(db: Kysely<Tables>, model: string): Adapter {
  const live = () =>
    db
      .selectFrom('oidc_payloads')
      .select(['payload', 'consumed_at'])
      .where('model', '=', model)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', new Date())]));

  const read = async (column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> => {
    // PostgreSQL cannot store NUL in text, and visitors can send it, so no row can match.
    if (value.includes('\0')) return undefined;
    const row = await live().where(column, '=', value).executeTakeFirst();
    if (!row) return undefined;
    const payload = row.payload as AdapterPayload;
    return row.consumed_at ? { ...payload, consumed: true } : payload;
  };

  return {
    async upsert(id, payload, expiresInSeconds) {
      const values = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        user_code: payload.userCode ?? null,
        uid: payload.uid ?? null,
        expires_at: expiresInSeconds === undefined ? null : new Date(Date.now() + expiresInSeconds * 1000),
      };
      await db
        .insertInto('oidc_payloads')
        .values({ id, model, ...values })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
        .execute();
    },
    find: (id) => read('id', id),
    findByUid: (uid) => read('uid', uid),
    findByUserCode: (userCode) => read('user_code', userCode),
    async consume(id) {
      await db
        .updateTable('oidc_payloads')
        .set({ consumed_at: sql`now()` })
        .where('model', '=', model)
        .where('id', '=', id)
        .execute();
    },
    async destroy(id) {
      await db.deleteFrom('oidc_payloads').where('model', '=', model).where('id', '=', id).execute();
    },
    async revokeByGrantId(grantId) {
      await db.deleteFrom('oidc_payloads').where('grant_id', '=', grantId).execute();
    },
  };
}

/** Sign-ins that were begun and never finished: only the newest of each kind are kept. */
const MOST_UNFINISHED = 2_000;

/** Deletes expired rows, and the oldest unfinished ones beyond 2,000 of each kind. */
export async function prunePayloads(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('oidc_payloads').where('expires_at', '<', new Date()).execute();
  for (const model of ['Interaction', 'Session']) {
    const tooMany = db
      .selectFrom('oidc_payloads')
      .select('id')
      .where('model', '=', model)
      .where(sql<boolean>`payload ->> 'accountId' is null`)
      .orderBy('expires_at', 'desc')
      .offset(MOST_UNFINISHED);
    await db.deleteFrom('oidc_payloads').where('model', '=', model).where('id', 'in', tooMany).execute();
  }
}
