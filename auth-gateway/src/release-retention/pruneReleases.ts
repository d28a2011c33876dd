import type { PruneReport } from '@saltbush/contract/release-api';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { appendToLog, lockLog } from '../releases/appendToLog.ts';
import { loadLive } from '../releases/loadLive.ts';
import { lockStore } from '../releases/lockStore.ts';
import { readActivations } from '../releases/readActivations.ts';
import { bytesHeldOnlyBy, deleteReleases } from './deleteReleases.ts';
import { prunableReleases } from './prunableReleases.ts';

export interface Prune {
  actor: string;
  reason: string;
  /** Only report what would be removed. */
  isDryRun: boolean;
}

interface Stock {
  known: Parameters<typeof prunableReleases>[0];
  /** Keyed by name and version. */
  sizeBytes: ReadonlyMap<string, number>;
}

/**
 * Reads everything that the decision needs, with the database's clock: a gateway whose clock is ahead would delete too
 * much.
 */
async function takeStock(transaction: Transaction<Tables>): Promise<Stock> {
  const rows = await transaction
    .selectFrom('releases')
    .select(['name', 'version', 'published_at', 'size_bytes', sql<Date>`clock_timestamp()`.as('now')])
    .orderBy('published_at')
    .execute();
  const times = await transaction.selectFrom('release_log').select(['seq', 'at']).execute();
  const timeOf = new Map(times.map(({ seq, at }) => [seq, at]));
  const now = rows[0]?.now ?? new Date(0);
  const activations = await readActivations(transaction);
  const { entries } = (await loadLive(transaction)).liveSet;
  const shown = await transaction
    .selectFrom('release_overrides')
    .select(['name', 'version'])
    .where(sql<boolean>`revoked_at is null and expires_at > clock_timestamp()`)
    .execute();
  return {
    known: {
      releases: rows.map(({ name, version, published_at }) => ({ name, version, publishedAt: published_at })),
      activations: activations.map((activation) => ({ ...activation, at: timeOf.get(activation.seq) ?? now })),
      inUse: [
        ...[...entries.values()].flatMap(({ lastGood }) => lastGood ?? []),
        ...shown.flatMap(({ name, version }) => (version === null ? [] : { name, version })),
      ],
      now,
    },
    sizeBytes: new Map(rows.map(({ name, version, size_bytes }) => [`${name}@${version}`, size_bytes])),
  };
}

/**
 * Removes the releases that nobody can get or go back to any more, in the caller's transaction: see `prunableReleases`.
 * Gateways may still serve what they hold in memory.
 */
export async function pruneWithin(
  transaction: Transaction<Tables>,
  { actor, reason, isDryRun }: Prune,
): Promise<PruneReport> {
  // Take the locks in the same order as publishing does.
  await lockStore(transaction);
  await lockLog(transaction);
  const { known, sizeBytes } = await takeStock(transaction);
  const gone = prunableReleases(known);
  const releases = gone.map(({ name, version, publishedAt }) => ({
    name,
    version,
    publishedAt: publishedAt.toISOString(),
    sizeBytes: sizeBytes.get(`${name}@${version}`) ?? 0,
  }));
  const report = { isDryRun, releases, kept: known.releases.length - gone.length };
  if (isDryRun || gone.length === 0) {
    const held = isDryRun ? await bytesHeldOnlyBy(transaction, gone) : new Map<string, number>();
    return { ...report, freedBytes: [...held.values()].reduce((sum, size) => sum + size, 0) };
  }
  const freedBytes = await deleteReleases(transaction, gone);
  const titles = releases.map(({ name, version }) => `${name} ${version}`);
  await appendToLog(transaction, { kind: 'prune', actor, reason, details: { releases: titles, freedBytes } });
  return { ...report, freedBytes };
}

/** The same in a transaction of its own: all or nothing. */
export function pruneReleases({ db }: Pick<Database, 'db'>, prune: Prune): Promise<PruneReport> {
  return db.transaction().execute((transaction) => pruneWithin(transaction, prune));
}
