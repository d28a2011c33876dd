import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { NetworkGroup } from './countNetworks.ts';

/** Most visits that count for one network, whether an office or somebody who reloads a page again and again. */
export const VISITS_OF_A_NETWORK = 3;
/** Enough visits to judge a release on a busy site, without counting all of them. */
export const MOST_VISITS = 20_000;

interface Wanted {
  name: string;
  version: string;
  since: Date;
  /** Which visits count when there are more. */
  order: 'first' | 'latest';
}

/** The visits of a release by network, only the first few of each network. */
export async function countVisits(
  db: Kysely<Tables>,
  { name, version, since, order }: Wanted,
): Promise<NetworkGroup[]> {
  const direction = order === 'first' ? sql`asc` : sql`desc`;
  const { rows } = await sql<NetworkGroup>`
    with
      taken as (
        select network, failed, at, visit from release_visits
        where name = ${name} and version = ${version} and at >= ${since}
        order by at ${direction} limit ${sql.lit(MOST_VISITS)}
      ),
      placed as (select network, failed, row_number() over (partition by network order by at, visit) as place from taken),
      by_network as (
        select count(*)::integer as visits, (count(*) filter (where failed))::integer as failed from placed
        where place <= ${sql.lit(VISITS_OF_A_NETWORK)} group by network
      )
    select visits, failed, count(*)::integer as networks from by_network group by visits, failed
  `.execute(db);
  return rows;
}

/** Why visits of a release failed, the most frequent reason first. */
export async function countCodes(db: Kysely<Tables>, { name, version, since }: Omit<Wanted, 'order'>) {
  const rows = await db
    .selectFrom('release_visits')
    .select(({ fn }) => ['code', fn.countAll<number>().as('visits')])
    .where('name', '=', name)
    .where('version', '=', version)
    .where('at', '>=', since)
    .where('failed', '=', true)
    .groupBy('code')
    .orderBy('visits', 'desc')
    .limit(5)
    .execute();
  return Object.fromEntries(rows.map(({ code, visits }) => [code ?? 'unknown', visits]));
}
