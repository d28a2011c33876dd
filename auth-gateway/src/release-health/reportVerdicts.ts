import type { ReleaseVerdict, VerdictReport } from '@saltbush/contract/release-api';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { loadLive } from '../releases/loadLive.ts';
import { countEach } from './countEach.ts';
import { type NetworkGroup, sumNetworks } from './countNetworks.ts';
import type { PageWeights } from './createPageWeights.ts';
import { judgeVisits } from './judgeVisits.ts';
import type { SlownessJudge } from './slowness/createSlownessJudge.ts';
import { readSlowerBack } from './slowness/slower-back.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

interface Judged {
  name: string;
  version: string;
  /** Whether only a share of the visitors gets it. */
  isCandidate: boolean;
  /** The line with which the first visitor got it. */
  seq: number;
  isWatched: boolean;
  /** What was live before it, or is live beside it. */
  before: string | null;
}

/** The live releases and candidates, with what each is compared with. */
async function releasesToJudge(db: Database['db']): Promise<Judged[]> {
  const { versions } = await loadLive(db);
  return [...versions].flatMap(([name, { version, seq, isWatched, good, candidate }]): Judged[] => [
    { name, version, isCandidate: false, seq, isWatched, before: good[0] ?? null },
    ...(candidate === null
      ? []
      : [
          {
            ...{ name, version: candidate.version, isCandidate: true, seq: candidate.rollout },
            ...{ isWatched: candidate.isWatched, before: version },
          },
        ]),
  ]);
}

const NO_COST = { slowness: [], pages: [] };
type Cost = Required<Pick<ReleaseVerdict, 'slowness' | 'pages'>>;

function verdictOf(one: Judged, groups: NetworkGroup[], before: NetworkGroup[], cost: Cost) {
  const { name, version, isCandidate } = one;
  const { status, evidence } = judgeVisits(sumNetworks(before))(groups);
  const all = sumNetworks(groups);
  const verdict: ReleaseVerdict = {
    ...{ name, version, isCandidate, ...all, judged: { visits: evidence.visits, failed: evidence.failed } },
    before: one.before === null ? null : { version: one.before, ...sumNetworks(before) },
    tolerated: Number(evidence.tolerated.toPrecision(3)),
    odds: Number(evidence.odds.toPrecision(3)),
    verdict: all.visits === 0 ? 'unvisited' : status === 'no-evidence' ? 'not-worse' : status,
    ...cost,
  };
  return verdict;
}

interface Dependencies {
  database: Pick<Database, 'db'>;
  slownessOf: SlownessJudge;
  weightsOf: PageWeights;
}

/** What a release costs those who visit it, beside the one before. */
async function costOf(one: Judged, since: Date, now: Date, { slownessOf, weightsOf }: Dependencies): Promise<Cost> {
  const { name, version, before } = one;
  const own = await weightsOf(name, version);
  const earlier = new Map(
    before === null ? [] : (await weightsOf(name, before)).map(({ path, brotliBytes }) => [path, brotliBytes]),
  );
  return {
    slowness: before === null ? [] : await slownessOf({ name, version, before, since }, now),
    pages: own.map(({ path, brotliBytes }) => ({ path, bytes: brotliBytes, before: earlier.get(path) ?? null })),
  };
}

/**
 * How each live release and candidate does within the last hour, since it went live if that is later, in the numbers of
 * the health watch: visits limited for each network, and the same test against the release before. And what it costs those
 * who visit it: how long it took in its first hour, and what its pages weigh.
 */
export async function reportVerdicts(given: Dependencies): Promise<VerdictReport> {
  const { db } = given.database;
  const judged = await releasesToJudge(db);
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const now = rows[0]?.now ?? new Date();
  const seqs = judged.map(({ seq }) => seq);
  const lines =
    seqs.length === 0
      ? []
      : await db.selectFrom('release_log').select(['seq', 'at']).where('seq', 'in', seqs).execute();
  const timeOf = new Map(lines.map(({ seq, at }) => [seq, at.getTime()]));
  const liveSince = ({ seq }: Judged): number => timeOf.get(seq) ?? now.getTime();
  const own = judged.map((one) => {
    const since = new Date(Math.max(liveSince(one), now.getTime() - HOUR_MS));
    return { name: one.name, version: one.version, since, knownBefore: since };
  });
  const earlier = judged.map((one) => {
    const knownBefore = new Date(liveSince(one));
    return { name: one.name, version: one.before ?? '', since: new Date(liveSince(one) - DAY_MS), knownBefore };
  });
  const groups = await countEach(db, [...own, ...earlier]);
  // One after the other, since each may read thousands of visits.
  const costs: Cost[] = [];
  for (const one of judged) costs.push(await costOf(one, new Date(liveSince(one)), now, given));
  return {
    at: now.toISOString(),
    takesSlowerBack: [...(await readSlowerBack(db))].sort(),
    verdicts: judged.map((one, place) =>
      verdictOf(one, groups[place] ?? [], groups[judged.length + place] ?? [], costs[place] ?? NO_COST),
    ),
  };
}
