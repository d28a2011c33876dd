import { createHash } from 'node:crypto';
import { type RouteClaim, routeShape, seniorClaim } from '@saltbush/contract/gate';
import type { LogEntry } from '@saltbush/contract/release-api';
import { FIRST_LOG_HASH, logHashInput } from '@saltbush/contract/release-log';
import { type Kysely, sql } from 'kysely';

export const routeClaimsSql = `
-- Routes that remotes have or can come back to, each with the line of the log since which it is theirs.
create table route_claims (
  shape text not null,
  remote text not null,
  path text not null,
  since integer not null,
  is_held boolean not null,
  primary key (shape, remote)
);
-- The gateway knows which kinds there are; here a list would have to be changed with each new one.
alter table release_log drop constraint release_log_kind_check;
alter table release_log add constraint release_log_kind_check check (kind ~ '^[a-z][a-z-]{0,30}$');
create index release_log_of_grants on release_log (seq) where kind in ('grant', 'revoke');
`;

/** Lock of the log, so that no other gateway appends meanwhile. */
const LOG_LOCK = 7_203;

interface Line {
  seq: number;
  name: string;
  version: string;
  share: number;
}

async function appendGrant(db: Kysely<unknown>, { path, remote }: RouteClaim, owner: string): Promise<void> {
  const { rows } = await sql<{ seq: number; hash: string; now: Date }>`
    select coalesce(max(seq), 0) as seq, coalesce((array_agg(hash order by seq desc))[1], ${FIRST_LOG_HASH}) as hash,
      date_trunc('milliseconds', greatest(clock_timestamp(), max(at))) as now
    from release_log`.execute(db);
  const [last] = rows;
  if (last === undefined) throw new Error('The log cannot be read.');
  const line: Omit<LogEntry, 'hash'> = {
    seq: last.seq + 1,
    kind: 'grant',
    name: remote,
    version: null,
    share: null,
    actor: 'gateway',
    reason: `It had ${path} beside ${owner} before routes had owners`,
    details: { path },
    at: last.now.toISOString(),
  };
  const hash = createHash('sha256').update(logHashInput(last.hash, line)).digest('hex');
  await sql`insert into release_log (seq, kind, name, actor, reason, details, at, hash)
    values (${line.seq}, ${line.kind}, ${remote}, ${line.actor}, ${line.reason}, ${JSON.stringify(line.details)}::jsonb,
      ${line.at}::timestamptz, ${hash})`.execute(db);
}

/**
 * Every remote gets the routes that it has, as old as its first activation with each. Remotes that share an address with
 * an older one, or lie below it, get a grant, so that their next release is not refused for what they always had.
 */
export async function claimLiveRoutes(db: Kysely<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOG_LOCK)})`.execute(db);
  const lines = await sql<Line>`select seq, name, version, share from release_log
    where kind in ('activate', 'rollback') order by seq`.execute(db);
  const stored = await sql<{ name: string; version: string; paths: string[] }>`
    select name, version, jsonb_path_query_array(manifest, '$.pages[*].path') as paths from releases
    where manifest ->> 'kind' = 'remote'
      and exists (select from release_log where release_log.name = releases.name
        and release_log.version = releases.version and kind in ('activate', 'rollback'))`.execute(db);
  const keyOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
  const pathsOf = new Map(stored.rows.map((row) => [keyOf(row), row.paths]));
  const claims = new Map<string, RouteClaim>();
  const live = new Map<string, Line[]>();
  for (const line of lines.rows) {
    const { name: remote, seq: since, share } = line;
    for (const path of pathsOf.get(keyOf(line)) ?? []) {
      const key = `${remote} ${routeShape(path)}`;
      if (!claims.has(key)) claims.set(key, { path, remote, since, isHeld: false });
    }
    const [active = line] = live.get(remote) ?? [];
    live.set(remote, share === 100 ? [line] : [active, line]);
  }
  const held = new Set(
    [...live.values()]
      .flat()
      .flatMap((line) => (pathsOf.get(keyOf(line)) ?? []).map((path) => `${line.name} ${routeShape(path)}`)),
  );
  for (const [key, { path, remote, since }] of claims) {
    await sql`insert into route_claims (shape, remote, path, since, is_held)
      values (${routeShape(path)}, ${remote}, ${path}, ${since}, ${held.has(key)})`.execute(db);
  }
  const heldClaims = [...claims].filter(([key]) => held.has(key)).map(([, claim]) => ({ ...claim, isHeld: true }));
  for (const claim of heldClaims) {
    const senior = seniorClaim(claim.path, heldClaims);
    if (senior !== null && senior.remote !== claim.remote) await appendGrant(db, claim, senior.remote);
  }
}
