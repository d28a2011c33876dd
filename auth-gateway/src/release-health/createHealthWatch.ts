import type { Refusal } from '@saltbush/capability/refusal';
import { HOST_NAME } from '@saltbush/contract/release';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { type LiveVersions, liveVersions } from '../releases/liveVersions.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { readActivations } from '../releases/readActivations.ts';
import { type NetworkGroup, sumNetworks } from './countNetworks.ts';
import { countCodes, countVisits } from './countVisits.ts';
import { DOUBTED_WHEN_TOLD, judgeVisits, type Verdict } from './judgeVisits.ts';
import { retireFailing } from './retireFailing.ts';
import { rollBackWorse } from './rollBackWorse.ts';
import type { SlownessJudge } from './slowness/createSlownessJudge.ts';
import { readSlowerBack } from './slowness/slower-back.ts';
import { takeBackSlower } from './slowness/takeBackSlower.ts';
import { takeBackSet } from './takeBackSet.ts';
import { testStarts, type WatchedRelease, watchedReleases } from './watchedReleases.ts';

const LOOK_EVERY_MS = 3_000;
const DAY_MS = 86_400_000;
const DOUBT =
  'this release looks worse than the one before it, but too few networks say so to take it back: look, and decide';
const TOOK_BACK = 'the health watch took a release back';
const SLOWER = 'visitors wait longer for this release than for the one before it: look, and decide';

interface Dependencies {
  database: Database;
  releases: Pick<ReleaseStore, 'publishedLiveSet' | 'refresh'>;
  log: Logger;
  /** Called for every rollback that this gateway made by itself. */
  onRollback?: (name: string) => void;
  /** Called once for each activation of a release that looks worse, on too little evidence to take it back. */
  onDoubt?: (name: string) => void;
  /** How long releases take beside those before. */
  slownessOf: SlownessJudge;
  /** Called once for each activation of a release that is slower than the one before. */
  onSlower?: (name: string) => void;
}

export interface HealthWatch {
  /** Judges now the releases on trial. Never rejects. */
  look: () => Promise<void>;
  close: () => Promise<void>;
}

/** What the log says at one revision. */
interface Known {
  revision: number;
  live: ReadonlyMap<string, LiveVersions>;
  times: ReadonlyMap<number, Date>;
  /** No release is on trial any more, and none will be before the next revision. */
  isOver: boolean;
}

/**
 * Looks every few seconds whether a release that went live within the last hour is clearly worse than the one before,
 * and rolls it back. Every gateway does this; the second one finds it done.
 */
export function createHealthWatch(given: Dependencies): HealthWatch {
  const { database, releases, log, slownessOf } = given;
  const { onRollback = () => {}, onDoubt = () => {}, onSlower = () => {} } = given;
  const { db } = database;
  /** Complaints that were logged already, so that the next look does not repeat them. */
  const complained = new Set<string>();
  let known: Known = { revision: -1, live: new Map(), times: new Map(), isOver: true };
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  let isWatching = true;
  let running: Promise<void> = Promise.resolve();

  function complain({ name, version, seq }: WatchedRelease, facts: object, message: string): boolean {
    const key = `${name} ${seq} ${message}`;
    if (complained.has(key)) return false;
    complained.add(key);
    log.error({ name, version, ...facts }, message);
    return true;
  }

  async function learn(revision: number): Promise<Known> {
    const live = liveVersions(await readActivations(db));
    const lines = [...live.values()].flatMap(({ seq, candidate }) =>
      candidate === null ? [seq] : [seq, candidate.seq, candidate.rollout],
    );
    if (lines.length === 0) return { revision, live, times: new Map(), isOver: true };
    const rows = await db.selectFrom('release_log').select(['seq', 'at']).where('seq', 'in', lines).execute();
    return { revision, live, times: new Map(rows.map(({ seq, at }) => [seq, at])), isOver: false };
  }

  async function timeNow(): Promise<Date> {
    // Use the database's time, as the log and the visits do, since the clocks of gateways may differ.
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    return rows[0]?.now ?? new Date();
  }

  async function countPredecessor({ name, since, predecessor }: WatchedRelease) {
    if (predecessor === null) return { visits: 0, failed: 0 };
    const from = new Date(since.getTime() - DAY_MS);
    const wanted = { name, version: predecessor, since: from, knownBefore: since, order: 'latest' } as const;
    return sumNetworks(await countVisits(db, wanted));
  }

  async function rollBack(watched: WatchedRelease, since: Date, groups: NetworkGroup[], { evidence }: Verdict) {
    const { name, version, predecessor } = watched;
    const { visits, failed, tolerated, odds } = evidence;
    const mayRetire = watched.isFirst && name !== HOST_NAME && failed * 2 > visits;
    if (predecessor === null && !mayRetire && watched.set === null) {
      complain(watched, { evidence }, 'this release is failing, and there is no good one before it: activate another');
      return;
    }
    const figures = {
      version,
      since: since.toISOString(),
      ...sumNetworks(groups),
      judged: { visits, failed },
      codes: await countCodes(db, { name, version, since }),
      tolerated: Number(tolerated.toPrecision(3)),
      odds: Number(odds.toPrecision(3)),
    };
    const { revision } = known;
    const before = predecessor === null ? null : { version: predecessor, ...evidence.predecessor };
    const failing = { name, revision, evidence: { ...figures, predecessor: before } };
    const result =
      (await takeBackSet(database, { ...failing, set: watched.set })) ??
      (before === null
        ? await retireFailing(database, failing)
        : await rollBackWorse(database, { ...failing, evidence: { ...figures, predecessor: before } }));
    log.warn({ ...result, from: version, evidence }, TOOK_BACK);
    onRollback(name);
    await releases.refresh();
  }

  async function judge(watched: WatchedRelease, now: Date): Promise<void> {
    const { name, version } = watched;
    const knownBefore = known.times.get(watched.seq) ?? now;
    let judgeRelease: ReturnType<typeof judgeVisits> | null = null;
    for (const since of testStarts(watched.since, now)) {
      const groups = await countVisits(db, { name, version, since, knownBefore, order: 'first' });
      // Most releases have hardly any failures, and then nothing else has to be counted.
      if (sumNetworks(groups).failed <= DOUBTED_WHEN_TOLD) continue;
      judgeRelease ??= judgeVisits(await countPredecessor(watched));
      const verdict = judgeRelease(groups);
      if (verdict.status === 'worse') {
        await rollBack(watched, since, groups, verdict);
        return;
      }
      if (verdict.status === 'looks-worse' && complain(watched, { evidence: verdict.evidence }, DOUBT)) onDoubt(name);
    }
  }

  /** Tells of a release that is slower than the one before, and takes it back where an operator said so. */
  async function judgeSpeed(watched: WatchedRelease, now: Date): Promise<void> {
    const { name, version, predecessor: before, since } = watched;
    if (before === null) return;
    const [found] = await slownessOf({ name, version, before, since }, now);
    if (found === undefined || found.status === 'no-evidence') return;
    if (complain(watched, { before, found }, SLOWER)) onSlower(name);
    if (found.status !== 'slower' || !(await readSlowerBack(db)).has(name)) return;
    const slow = { name, version, revision: known.revision, before, found };
    log.warn({ ...(await takeBackSlower(database, slow)), from: version, found }, TOOK_BACK);
    onRollback(name);
    await releases.refresh();
  }

  async function lookOnce(): Promise<void> {
    const { revision, entries } = releases.publishedLiveSet();
    if (known.revision !== revision) known = await learn(revision);
    if (known.isOver) return;
    const { live, times } = known;
    const now = await timeNow();
    const watched = watchedReleases({
      live,
      lastGoodOf: (name) => {
        const lastGood = entries.get(name)?.lastGood?.version ?? null;
        const { good: [before = null] = [], set = null } = live.get(name) ?? {};
        // What was live before a set need not fit alone: it comes back with all of them.
        return lastGood === before || set !== null ? before : null;
      },
      timeOf: (seq) => times.get(seq) ?? new Date(0),
      now,
    });
    known.isOver = watched.length === 0;
    for (const one of watched) {
      try {
        await judge(one, now);
        await judgeSpeed(one, now);
      } catch (error) {
        const { code, status, message } = error as Partial<Refusal>;
        // Somebody else acted first, and that must not be undone. The next look judges again.
        if (code === 'stale-base') continue;
        if (status === undefined) throw error;
        complain(
          one,
          { code, detail: message },
          'this release is failing and could not be rolled back: activate another',
        );
      }
    }
  }

  async function lookAndTell(): Promise<void> {
    try {
      await lookOnce();
      isWatching = true;
    } catch (err) {
      if (isWatching)
        log.error(
          { err },
          'the health watch could not look; it tries again within seconds, and rolls nothing back until it can',
        );
      isWatching = false;
    }
  }

  function look(): Promise<void> {
    running = running.then(lookAndTell);
    return running;
  }

  function schedule(): void {
    if (isClosed) return;
    timer = setTimeout(() => void look().then(schedule), LOOK_EVERY_MS);
    timer.unref();
  }
  schedule();

  return {
    look,
    close: async () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
