import { randomBytes, randomUUID } from 'node:crypto';
import { Refusal } from '@saltbush/capability/refusal';
import type { ReleaseToken, TokenAction } from '@saltbush/contract/release-api';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { appendToLog, lockLog } from './appendToLog.ts';
import { type Actor, hashToken, requirePermission } from './releaseTokens.ts';

interface Wanted {
  label: string;
  /** Null means every remote and the host. */
  remote: string | null;
  actions: readonly TokenAction[];
  days: number;
  reason: string;
}

type Row = Selectable<Tables['release_tokens']>;

const isoOf = (date: Date | null) => date?.toISOString() ?? null;

function reportOf(row: Omit<Row, 'hash'>): ReleaseToken {
  return {
    id: row.id,
    label: row.label,
    remote: row.remote,
    actions: row.actions,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    expiresAt: isoOf(row.expires_at),
    revokedAt: isoOf(row.revoked_at),
    revokedBy: row.revoked_by,
    lastUsedAt: isoOf(row.last_used_at),
  };
}

/** All tokens, ended ones included, newest first. Only their hashes are stored. */
export async function listTokens({ db }: Database): Promise<ReleaseToken[]> {
  const rows = await db.selectFrom('release_tokens').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map(reportOf);
}

/**
 * Makes a token for a team. Its text is returned only here. It ends by the database's clock.
 * @throws Refusal when the token would be allowed something that its maker is not.
 */
export async function createToken(
  { db }: Database,
  maker: Actor,
  { label, remote, actions, days, reason }: Wanted,
): Promise<ReleaseToken & { token: string }> {
  for (const action of actions) requirePermission(maker, action, remote ?? undefined);
  const token = `sbt_${randomBytes(32).toString('base64url')}`;
  const row = await db.transaction().execute(async (transaction) => {
    const kept = await transaction
      .insertInto('release_tokens')
      .values({
        id: randomUUID(),
        hash: hashToken(token),
        label,
        remote,
        actions: JSON.stringify([...new Set(actions)]),
        created_by: maker.label,
        expires_at: sql<Date>`clock_timestamp() + make_interval(days => ${days}::integer)`,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const details = { id: kept.id, label, actions: kept.actions, expiresAt: isoOf(kept.expires_at) };
    await appendToLog(transaction, { kind: 'token', name: remote, actor: maker.label, reason, details });
    return kept;
  });
  return { token, ...reportOf(row) };
}

async function findRevocable(db: Kysely<Tables>, id: string): Promise<Row> {
  const known = await db.selectFrom('release_tokens').selectAll().where('id', '=', id).executeTakeFirst();
  if (known === undefined) {
    const message = 'There is no such token. See mfe token list for the ids there are.';
    throw new Refusal(message, { status: 404, code: 'not-found' });
  }
  if (known.is_operator) {
    const message = 'The operator token is ended by starting the gateway with another OPERATOR_TOKEN.';
    throw new Refusal(message, { status: 409, code: 'operator-token' });
  }
  return known;
}

/** A token that can be ended. @throws Refusal for one that is unknown or is the operator token. */
export const revocableToken = async ({ db }: Database, id: string): Promise<ReleaseToken> =>
  reportOf(await findRevocable(db, id));

/**
 * Ends a token at once. One that has ended already stays unchanged.
 * @throws Refusal for a token that is unknown or is the operator token.
 */
export function revokeToken(
  { db }: Database,
  { id, actor, reason }: { id: string; actor: string; reason: string },
): Promise<ReleaseToken> {
  return db.transaction().execute(async (transaction) => {
    // Take this lock first, as everywhere, so that two transactions cannot wait for each other.
    await lockLog(transaction);
    const known = await findRevocable(transaction, id);
    if (known.revoked_at !== null) return reportOf(known);
    const revoked = await transaction
      .updateTable('release_tokens')
      .set({ revoked_at: sql<Date>`clock_timestamp()`, revoked_by: actor })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const details = { id, label: known.label };
    await appendToLog(transaction, { kind: 'revoke', name: known.remote, actor, reason, details });
    return reportOf(revoked);
  });
}
