import { Refusal } from '@saltbush/capability/refusal';
import { keyIdOf } from '@saltbush/contract/log-signature';
import { HOST_NAME, type Release } from '@saltbush/contract/release';
import {
  type HistoryEntry,
  LIVE_KINDS,
  type LiveRelease,
  type LiveReport,
  type LiveSetReport,
  type LogEntry,
  type LogKind,
  type LogPage,
  type ReleaseSigner,
  type ReleaseSummary,
  type RetiredRemote,
  type SetDetails,
  type TabReleaseReport,
  type TakenBack,
} from '@saltbush/contract/release-api';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { needsOf } from '../offers/needsOf.ts';
import { OFFERS } from '../offers/offers.ts';
import { storedRelease } from './findRelease.ts';
import { followActivations } from './followActivations.ts';
import { isSetLive } from './isSetLive.ts';
import type { LiveVersions } from './liveVersions.ts';
import { loadLive } from './loadLive.ts';
import { logKey } from './log-key.ts';
import { readActivations } from './readActivations.ts';
import { readTabReleases } from './readTabReleases.ts';
import { runsOf } from './runsOf.ts';
import { storedDigests } from './storedDigests.ts';

const HISTORY_LIMIT = 500;
const IS_NO_PART_OF_SET = sql<boolean>`coalesce((details -> 'set' ->> 'revision')::integer = seq, true)`;
const LOG_PAGE = 1_000;
/** Of releases that could be live: neither working copies nor development builds of the host. */
const COULD_BE_LIVE = sql<boolean>`version not like '0.0.0-dev.%' and (name <> ${HOST_NAME} or version !~ '[-.]development$')`;

function entryOf({ at, signed_by, signature, ...line }: Selectable<Tables['release_log']>): LogEntry {
  const isSigned = signed_by !== null && signature !== null;
  return { ...line, at: at.toISOString(), signature: isSigned ? { keyId: signed_by, text: signature } : null };
}

/** What is live, and every version that could be. */
export async function reportLive({ db }: Database): Promise<LiveReport> {
  const { liveSet, versions, retired: gone } = await loadLive(db);
  const { revision, entries } = liveSet;
  const seqs = [
    ...[...versions.values()].flatMap(({ seq, candidate }) =>
      candidate === null ? [seq] : [seq, candidate.seq, candidate.rollout],
    ),
    ...[...gone.values()].map(({ seq }) => seq),
  ];
  const rows =
    seqs.length === 0 ? [] : await db.selectFrom('release_log').selectAll().where('seq', 'in', seqs).execute();
  const lines = new Map(rows.map((row) => [row.seq, entryOf(row)]));
  const live = [...entries].flatMap(([name, { release, lastGood, candidate }]): LiveRelease[] => {
    const known = versions.get(name);
    const line = known && lines.get(known.seq);
    if (known === undefined || line === undefined) return [];
    const shareLine = known.candidate && lines.get(known.candidate.seq);
    const firstLine = known.candidate && lines.get(known.candidate.rollout);
    return [
      {
        name,
        version: release.version,
        contentId: release.contentId,
        activatedAt: line.at,
        actor: line.actor,
        reason: line.reason,
        share: 100 - (candidate?.share ?? 0),
        lastGood: lastGood?.version ?? null,
        before: known.good[0] === lastGood?.version ? (known.good[0] ?? null) : null,
        isWatched: known.isWatched,
        needs: needsOf(release),
        runs: runsOf(release),
        beforeUnmet: known.good[0] === lastGood?.version && lastGood ? needsOf(lastGood).unmet : [],
        candidate:
          candidate && known.candidate && shareLine && firstLine
            ? {
                version: candidate.release.version,
                contentId: candidate.release.contentId,
                share: candidate.share,
                since: firstLine.at,
                actor: shareLine.actor,
                reason: shareLine.reason,
                isWatched: known.candidate.isWatched,
                needs: needsOf(candidate.release),
              }
            : null,
      },
    ];
  });
  const releases = await db
    .selectFrom('releases')
    .select(['name', 'version'])
    .where(COULD_BE_LIVE)
    .orderBy('name')
    .orderBy('published_at', 'desc')
    .execute();
  const known: Record<string, string[]> = {};
  for (const { name, version } of releases) known[name] = [...(known[name] ?? []), version];
  const retired = [...gone]
    .sort(([, one], [, other]) => other.seq - one.seq)
    .flatMap(([name, { version, seq }]): RetiredRemote[] => {
      const line = lines.get(seq);
      return line ? [{ name, version, retiredAt: line.at, actor: line.actor, reason: line.reason }] : [];
    });
  const takenBack = Object.fromEntries(
    [...versions, ...gone].flatMap(([name, course]) =>
      course.takenBack.size === 0 ? [] : [[name, [...course.takenBack.keys()].reverse()]],
    ),
  );
  const key = logKey();
  const logKeyId = key && keyIdOf(key);
  const [sets, tabs] = await Promise.all([liveSets(db, versions), tabsOf(db, live)]);
  return { revision, logKeyId, live, tabs, offers: OFFERS, retired, sets, known, takenBack };
}

/** What open tabs may still run besides what is live, where it keeps an old route or calls one that is not offered. */
async function tabsOf(db: Database['db'], live: readonly LiveRelease[]): Promise<TabReleaseReport[]> {
  const shown = new Set(live.map(({ name, version }) => `${name}@${version}`));
  return (await readTabReleases(db, new Date())).flatMap(({ release, until }): TabReleaseReport[] => {
    const { name, version } = release;
    const needs = needsOf(release);
    const isQuiet = needs.unmet.length === 0 && needs.replaced === undefined;
    if (isQuiet || shown.has(`${name}@${version}`)) return [];
    return [{ name, version, until: until.toISOString(), needs }];
  });
}

/** The sets of which every member is live as it was activated, latest first. */
async function liveSets(db: Database['db'], versions: ReadonlyMap<string, LiveVersions>): Promise<LiveSetReport[]> {
  const revisions = [...new Set([...versions.values()].flatMap(({ set }) => (set === null ? [] : [set])))];
  if (revisions.length === 0) return [];
  const rows = await db
    .selectFrom('release_log')
    .selectAll()
    .where('seq', 'in', revisions)
    .orderBy('seq', 'desc')
    .execute();
  return rows.flatMap(({ seq, at, actor, reason, details }) => {
    const { releases = [] } = (details?.set ?? {}) as Partial<SetDetails>;
    if (!isSetLive(seq, releases, versions)) return [];
    return [{ revision: seq, releases, at: at.toISOString(), actor, reason }];
  });
}

interface HistoryWanted {
  name: string | null;
  /** True for all lines, false for those that changed the live set. */
  isWhole: boolean;
  kind?: LogKind | null;
  /** Only lines before this number. */
  before?: number | null;
  limit?: number;
}

function unknownRemote(name: string): Refusal {
  const message = `Nothing was ever published as ${name}. See mfe status for the names there are.`;
  return new Refusal(message, { status: 404, code: 'unknown-remote' });
}

/** @throws Refusal when the log has no line about this name. */
async function requireInLog({ db }: Database, name: string): Promise<void> {
  const line = await db.selectFrom('release_log').select('seq').where('name', '=', name).limit(1).executeTakeFirst();
  if (line === undefined) throw unknownRemote(name);
}

/**
 * Who did what, when and why, newest first.
 * @throws Refusal when nothing was ever published under the name.
 */
export async function reportHistory(
  database: Database,
  { name, isWhole, kind = null, before = null, limit = HISTORY_LIMIT }: HistoryWanted,
): Promise<HistoryEntry[]> {
  const { db } = database;
  if (name !== null) await requireInLog(database, name);
  let query = db.selectFrom('release_log').selectAll().orderBy('seq', 'desc').limit(limit);
  if (name !== null) query = query.where('name', '=', name);
  if (kind !== null) query = query.where('kind', '=', kind);
  if (before !== null) query = query.where('seq', '<', before);
  if (!isWhole) query = query.where('kind', 'in', LIVE_KINDS);
  // A set is one line, the last of its own, except in the history of one name.
  if (name === null && kind !== 'retire') query = query.where(IS_NO_PART_OF_SET);
  const courses = followActivations(await readActivations(db));
  return (await query.execute()).map((row) => {
    const isOfRelease = row.kind === 'publish' || row.kind === 'activate' || row.kind === 'rollback';
    const takenBack = isOfRelease ? courses.get(row.name ?? '')?.takenBack : undefined;
    return { ...entryOf(row), takenBackBy: takenBack?.get(row.version ?? '') ?? null };
  });
}

/** The lines after a number, oldest first, one page at a time. */
export async function reportLog({ db }: Pick<Database, 'db'>, after: number): Promise<LogEntry[]> {
  const query = db.selectFrom('release_log').selectAll().where('seq', '>', after).orderBy('seq').limit(LOG_PAGE);
  return (await query.execute()).map(entryOf);
}

/** The same, with the digests of the releases as they are stored now where they are wanted. */
export async function reportLogPage(
  database: Pick<Database, 'db'>,
  { after, hasDigests }: { after: number; hasDigests: boolean },
): Promise<LogPage> {
  const entries = await reportLog(database, after);
  return { entries, ...(hasDigests && { stored: await storedDigests(database, entries) }) };
}

/** For each version of a name that was taken back and not activated since, the act that did it. */
async function linesThatTookBack({ db }: Database, name: string): Promise<Map<string, TakenBack>> {
  const course = followActivations(await readActivations(db)).get(name);
  if (course === undefined || course.takenBack.size === 0) return new Map();
  const columns = ['seq', 'at', 'actor', 'reason'] as const;
  const query = db
    .selectFrom('release_log')
    .select(columns)
    .where('seq', 'in', [...course.takenBack.values()]);
  const lines = new Map((await query.execute()).map((row) => [row.seq, { ...row, at: row.at.toISOString() }]));
  return new Map(
    [...course.takenBack].flatMap(([version, seq]) => {
      const line = lines.get(seq);
      return line ? [[version, line] as const] : [];
    }),
  );
}

/** Who signed which version, as the lines that published them say. */
async function signersOf({ db }: Database, name: string): Promise<Map<string, ReleaseSigner>> {
  const lines = await db
    .selectFrom('release_log')
    .select(['version', 'details'])
    .where('kind', '=', 'publish')
    .where('name', '=', name)
    .where(sql<boolean>`details -> 'signer' is not null`)
    .orderBy('seq')
    .execute();
  return new Map(lines.map(({ version, details }) => [version ?? '', details?.signer as ReleaseSigner]));
}

/**
 * All releases of one name, newest first, with their history.
 * @throws Refusal when nothing was ever published under the name.
 */
export async function reportRelease(
  database: Database,
  name: string,
): Promise<{ name: string; releases: ReleaseSummary[]; history: HistoryEntry[] }> {
  const rows = await database.db
    .selectFrom('releases')
    .select(['version', 'content_id', 'published_at', 'published_by', 'size_bytes'])
    .where('name', '=', name)
    .where(COULD_BE_LIVE)
    .orderBy('published_at', 'desc')
    .execute();
  if (rows.length === 0) throw unknownRemote(name);
  const [takenBack, signers] = await Promise.all([linesThatTookBack(database, name), signersOf(database, name)]);
  const releases = rows.map((row) => ({
    version: row.version,
    contentId: row.content_id,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    sizeBytes: row.size_bytes,
    signer: signers.get(row.version) ?? null,
    takenBack: takenBack.get(row.version) ?? null,
  }));
  return { name, releases, history: await reportHistory(database, { name, isWhole: false }) };
}

/**
 * The manifest of a release, as it was published.
 * @throws Refusal when there is no such release.
 */
export async function reportManifest({ db }: Database, name: string, version: string): Promise<Release> {
  const stored = await storedRelease(db, name, version);
  if (stored !== null) return stored;
  const message = `${name} ${version} is not stored: it was never published, or was pruned. mfe history ${name} --all lists what was published.`;
  throw new Refusal(message, { status: 404, code: 'unknown-release' });
}
