import type { Database } from '../database/openDatabase.ts';
import { Refusal } from '../errors.ts';
import { loadLiveSet } from './loadLiveSet.ts';

const HISTORY_LIMIT = 500;

/** What is live, and every version that could be. */
export async function reportLive({ db }: Database) {
  const { revision, entries } = await loadLiveSet(db);
  const latest = await db
    .selectFrom('activations')
    .distinctOn('name')
    .select(['name', 'at', 'actor', 'reason', 'share'])
    .orderBy('name')
    .orderBy('revision', 'desc')
    .execute();
  const byName = new Map(latest.map((row) => [row.name, row]));
  const live = [...entries.values()].map(({ release, lastGood }) => {
    const activation = byName.get(release.name);
    return {
      name: release.name,
      version: release.version,
      contentId: release.contentId,
      activatedAt: activation?.at.toISOString() ?? null,
      actor: activation?.actor ?? null,
      reason: activation?.reason ?? null,
      share: activation?.share ?? 100,
      lastGood: lastGood?.version ?? null,
    };
  });
  const releases = await db
    .selectFrom('releases')
    .select(['name', 'version'])
    .orderBy('name')
    .orderBy('published_at', 'desc')
    .execute();
  const known: Record<string, string[]> = {};
  for (const { name, version } of releases) known[name] = [...(known[name] ?? []), version];
  return { revision, live, known };
}

/** Who activated what, when and why; the newest first. */
export async function reportHistory({ db }: Database, name?: string) {
  let query = db.selectFrom('activations').selectAll().orderBy('revision', 'desc').limit(HISTORY_LIMIT);
  if (name !== undefined) query = query.where('name', '=', name);
  const rows = await query.execute();
  return rows.map(({ revision, name: remote, version, kind, share, actor, reason, at }) => ({
    revision,
    name: remote,
    version,
    kind,
    share,
    actor,
    reason,
    at: at.toISOString(),
  }));
}

/**
 * Every release of one name, the newest first, with its history.
 * @throws Refusal for a name of which nothing was ever published.
 */
export async function reportRelease(database: Database, name: string) {
  const rows = await database.db
    .selectFrom('releases')
    .select(['version', 'content_id', 'published_at', 'published_by', 'size_bytes'])
    .where('name', '=', name)
    .orderBy('published_at', 'desc')
    .execute();
  if (rows.length === 0) {
    const message = `Nothing was ever published as ${name}. See mfe status for the names there are.`;
    throw new Refusal(message, { status: 404, code: 'unknown-remote' });
  }
  const releases = rows.map((row) => ({
    version: row.version,
    contentId: row.content_id,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    sizeBytes: row.size_bytes,
  }));
  const history = await reportHistory(database, name);
  return { name, releases, history: history.map(({ name: _, ...entry }) => entry) };
}

/**
 * The manifest of one release, as it was published.
 * @throws Refusal when there is no such release.
 */
export async function reportManifest({ db }: Database, name: string, version: string) {
  const row = await db
    .selectFrom('releases')
    .select('manifest')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row) return row.manifest;
  const message = `${name} ${version} was never published. See GET /api/releases/${name} for its versions.`;
  throw new Refusal(message, { status: 404, code: 'unknown-release' });
}
