import { Refusal } from '@saltbush/capability/refusal';
import type { ApiUpstream } from '@saltbush/contract/release-api';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { appendToLog, lockLog } from '../releases/appendToLog.ts';
import { newKey } from './identityKeys.ts';
import type { Upstream } from './upstream.ts';

/** How the version is stored that stands for all without a service of their own. */
const EVERY = '*';

export interface UpstreamWish extends Omit<Upstream, 'since'> {
  reason: string;
}

/** The line of the log for what was done; null when there was nothing to do. */
interface Done {
  seq: number | null;
}

const versionOf = (stored: string): string | null => (stored === EVERY ? null : stored);

/** Every service that is registered. */
export async function readUpstreams(db: Kysely<Tables>): Promise<Upstream[]> {
  const rows = await db.selectFrom('upstreams').selectAll().orderBy('remote').orderBy('version').execute();
  return rows.map((row) => ({
    remote: row.remote,
    version: versionOf(row.version),
    url: row.url,
    healthPath: row.health_path,
    timeoutMs: row.timeout_ms,
    since: row.since,
  }));
}

/** The same with who registered each, when and why. */
export async function listUpstreams(db: Kysely<Tables>): Promise<Omit<ApiUpstream, 'state'>[]> {
  const rows = await db
    .selectFrom('upstreams')
    .innerJoin('release_log', 'release_log.seq', 'upstreams.since')
    .select(['remote', 'upstreams.version as of', 'url', 'health_path', 'timeout_ms', 'since', 'actor', 'reason', 'at'])
    .orderBy('remote')
    .orderBy('upstreams.version')
    .execute();
  return rows.map((row) => ({
    remote: row.remote,
    version: versionOf(row.of),
    upstream: row.url,
    health: row.health_path,
    timeoutMs: row.timeout_ms,
    since: row.since,
    by: row.actor,
    at: row.at.toISOString(),
    reason: row.reason,
  }));
}

async function storedOf(transaction: Transaction<Tables>, remote: string, version: string | null) {
  return transaction
    .selectFrom('upstreams')
    .selectAll()
    .where('remote', '=', remote)
    .where('version', '=', version ?? EVERY)
    .executeTakeFirst();
}

/** Registers where the service of a remote runs, in place of what was registered. The same again changes nothing. */
export function setUpstream({ db }: Pick<Database, 'db'>, wish: UpstreamWish, actor: string): Promise<Done> {
  const { remote, version, url, healthPath, timeoutMs, reason } = wish;
  return db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    const known = await storedOf(transaction, remote, version);
    if (known?.url === url && known.health_path === healthPath && known.timeout_ms === timeoutMs) return { seq: null };
    const details = { act: 'set', version, upstream: url, health: healthPath, timeoutMs };
    const { seq } = await appendToLog(transaction, { kind: 'api', name: remote, actor, reason, details });
    const row = { url, health_path: healthPath, timeout_ms: timeoutMs, since: seq };
    await transaction
      .insertInto('upstreams')
      .values({ remote, version: version ?? EVERY, ...row })
      .onConflict((conflict) => conflict.columns(['remote', 'version']).doUpdateSet(row))
      .execute();
    return { seq };
  });
}

export interface RemovalWish {
  remote: string;
  version: string | null;
  reason: string;
}

function noSuchUpstream({ remote, version }: RemovalWish): Refusal {
  const what = version === null ? remote : `${remote} ${version}`;
  const message = `No service of its own is registered for ${what}, so there is nothing to remove. See mfe api list for those there are.`;
  return new Refusal(message, { status: 404, code: 'not-found' });
}

/** @throws Refusal when nothing is registered for exactly this. */
export async function checkRegistered({ db }: Pick<Database, 'db'>, wish: RemovalWish): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if ((await storedOf(transaction, wish.remote, wish.version)) === undefined) throw noSuchUpstream(wish);
  });
}

/** Ends a registration. Its API answers 503 from then on. @throws Refusal when there is none. */
export function removeUpstream({ db }: Pick<Database, 'db'>, wish: RemovalWish, actor: string): Promise<Done> {
  const { remote, version, reason } = wish;
  return db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    if ((await storedOf(transaction, remote, version)) === undefined) throw noSuchUpstream(wish);
    await transaction
      .deleteFrom('upstreams')
      .where('remote', '=', remote)
      .where('version', '=', version ?? EVERY)
      .execute();
    const details = { act: 'remove', version };
    return appendToLog(transaction, { kind: 'api', name: remote, actor, reason, details });
  });
}

/** Makes a new key for identities. It signs once services had time to learn of it. */
export async function rotateIdentityKey({ db }: Pick<Database, 'db'>, reason: string, actor: string): Promise<Done> {
  const key = await newKey();
  return db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    await transaction.insertInto('identity_keys').values(key).execute();
    const details = { act: 'rotate-key', kid: key.kid };
    return appendToLog(transaction, { kind: 'api', actor, reason, details });
  });
}
