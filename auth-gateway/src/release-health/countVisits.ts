import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { NetworkGroup } from './countNetworks.ts';

/** Most visits that count for a network that was there before, whether an office or somebody who reloads a page. */
const VISITS_OF_A_KNOWN_NETWORK = 3;
/** The same for a network that nobody has seen before, and for a hosting provider, where hardly anybody browses. */
const VISITS_OF_A_NEW_NETWORK = 1;
export const visitsThatCount = (isKnown: boolean): number =>
  isKnown ? VISITS_OF_A_KNOWN_NETWORK : VISITS_OF_A_NEW_NETWORK;
/** Enough visits to judge a release on a busy site, without counting all of them. */
export const MOST_VISITS = 20_000;

/** A visit joined with what is known of its network, as `visits` with the columns network, failed, at, visit and known. */
export const limitedByNetwork = (visits: RawBuilder<unknown>) => sql`
  select known as "isKnown", count(*)::integer as visits, (count(*) filter (where failed))::integer as failed
  from (select *, row_number() over (partition by network order by at, visit) as turn from ${visits}) as placed
  where turn <= case when known then ${sql.lit(visitsThatCount(true))} else ${sql.lit(visitsThatCount(false))} end
  group by network, known
`;

interface Wanted {
  name: string;
  version: string;
  since: Date;
  /** Networks that visited the site before this time are known. */
  knownBefore: Date;
  /** Which visits count when there are more. */
  order: 'first' | 'latest';
}

/** The visits of a release by network, only the first few of each network. */
export async function countVisits(
  db: Kysely<Tables>,
  { name, version, since, knownBefore, order }: Wanted,
): Promise<NetworkGroup[]> {
  const direction = order === 'first' ? sql`asc` : sql`desc`;
  const { rows } = await sql<NetworkGroup>`
    with
      taken as (
        select network, failed, at, visit from release_visits
        where name = ${name} and version = ${version} and at >= ${since} and network is not null
        order by at ${direction} limit ${sql.lit(MOST_VISITS)}
      ),
      joined as (
        select taken.*, coalesce(known_since < ${knownBefore}, false) as known
        from taken left join visit_networks using (network)
      )
    select "isKnown", visits, failed, count(*)::integer as networks
    from (${limitedByNetwork(sql`joined`)}) as counted group by 1, 2, 3
  `.execute(db);
  return rows;
}

/** Why visits of a release failed, the most frequent reason first. */
export async function countCodes(
  db: Kysely<Tables>,
  { name, version, since }: Pick<Wanted, 'name' | 'version' | 'since'>,
) {
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
