import type {
  Failure,
  FailureDetail,
  FailureRelease,
  FailureSeen,
  FailureSide,
  FailuresReport,
} from '@saltbush/contract/release-api';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

const MOST_SHOWN = 100;

export interface FailureFilter {
  remote: string | null;
  version: string | null;
  side: FailureSide | null;
  /** Only those that are seen, or only those that are not or have come back; null for all. */
  isSeen: boolean | null;
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Whether a cause stays seen: no release met it for the first time after it was marked, and of the gateway nobody. */
const STAYS_SEEN = sql<boolean>`(failures.seen_at is not null and not exists (
  select 1 from failure_counts where failure = failures.id group by version having min(first_at) > failures.seen_at
) and not (failures.side = 'api' and failures.last_at > failures.seen_at))`;

function rowsOf(db: Kysely<Tables>, { remote, version, side, isSeen, id }: FailureFilter & { id: string | null }) {
  let query = db.selectFrom('failures').selectAll();
  if (id !== null) query = query.where('id', '=', id);
  if (remote !== null) query = query.where('remote', '=', remote);
  if (side !== null) query = query.where('side', '=', side);
  if (isSeen !== null) query = query.where(isSeen ? STAYS_SEEN : sql<boolean>`not ${STAYS_SEEN}`);
  if (version !== null) {
    query = query.where('id', 'in', (counts) =>
      counts.selectFrom('failure_counts').select('failure').where('version', '=', version),
    );
  }
  return query.orderBy('last_at', 'desc').orderBy('id').limit(MOST_SHOWN).execute();
}

/** Who first showed each version of these remotes to visitors. */
async function activationsOf(db: Kysely<Tables>, remotes: readonly string[]) {
  const lines = await db
    .selectFrom('release_log')
    .select(['name', 'version', 'actor', 'at', 'reason'])
    .where('kind', '=', 'activate')
    .where('name', 'in', [...remotes])
    .orderBy('seq', 'desc')
    .execute();
  return new Map(
    lines.map(({ name, version, actor, at, reason }) => [
      `${name} ${version}`,
      { actor, at: at.toISOString(), reason },
    ]),
  );
}

/** Who has seen it, and what has brought it back since. */
function seenOf({ seen_at, seen_by, side, last_at }: Row, releases: readonly FailureRelease[]): FailureSeen | null {
  if (seen_at === null || seen_by === null) return null;
  const seen = { by: seen_by, at: seen_at.toISOString() };
  if (side === 'api') return last_at > seen_at ? { ...seen, backIn: '' } : seen;
  const later = releases.find(({ firstAt }) => firstAt > seen.at);
  return later === undefined ? seen : { ...seen, backIn: later.version };
}

async function withCounts(db: Kysely<Tables>, rows: readonly Row[]): Promise<Failure[]> {
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom('failure_counts')
    .selectAll()
    .where(
      'failure',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('first_at')
    .execute();
  const activations = await activationsOf(db, [...new Set(rows.map(({ remote }) => remote))]);
  return rows.map((row) => {
    const releases = new Map<string, FailureRelease>();
    const browsers: Record<string, number> = {};
    for (const { version, browser, visits, first_at, last_at } of counts.filter(({ failure }) => failure === row.id)) {
      browsers[browser] = (browsers[browser] ?? 0) + visits;
      const known = releases.get(version);
      const last = last_at.toISOString();
      releases.set(version, {
        version,
        visits: (known?.visits ?? 0) + visits,
        firstAt: known?.firstAt ?? first_at.toISOString(),
        lastAt: known !== undefined && known.lastAt > last ? known.lastAt : last,
        activated: activations.get(`${row.remote} ${version}`) ?? null,
      });
    }
    const seen = seenOf(row, [...releases.values()]);
    const { id, side, remote, error, message, source, frames, visits } = row;
    return {
      ...{ id, side, remote, error, message, source, frames, visits, browsers },
      inFunction: row.in_function,
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
      releases: [...releases.values()],
      ...(seen === null ? {} : { seen }),
    };
  });
}

/** What fails, the latest first. */
export async function readFailures(db: Kysely<Tables>, filter: FailureFilter): Promise<FailuresReport> {
  const rows = await rowsOf(db, { ...filter, id: null });
  return { at: new Date().toISOString(), failures: await withCounts(db, rows) };
}

/** One cause with the visits that are kept of it; null when there is none. */
export async function readFailure(db: Kysely<Tables>, id: string): Promise<FailureDetail | null> {
  const rows = await rowsOf(db, { id, remote: null, version: null, side: null, isSeen: null });
  const [failure] = await withCounts(db, rows);
  if (failure === undefined) return null;
  const examples = await db
    .selectFrom('failure_examples')
    .select(['version', 'at', 'page', 'browser', 'steps', 'components', 'trace'])
    .where('failure', '=', id)
    .orderBy('at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return {
    failure,
    examples: examples.map(({ at, trace, ...rest }) => ({
      ...{ ...rest, at: at.toISOString() },
      ...(trace === null ? {} : { trace }),
    })),
  };
}
