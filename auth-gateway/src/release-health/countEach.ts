import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { NetworkGroup } from './countNetworks.ts';
import { limitedByNetwork, MOST_VISITS } from './countVisits.ts';

export interface WantedCount {
  name: string;
  version: string;
  since: Date;
  knownBefore: Date;
}

interface Row extends NetworkGroup {
  /** Place in what was wanted, from 1. */
  place: number;
}

/** Visits by network as `countVisits` counts them, of many releases with one query; in the order in which they are wanted. */
export async function countEach(db: Kysely<Tables>, wanted: readonly WantedCount[]): Promise<NetworkGroup[][]> {
  const groups = wanted.map((): NetworkGroup[] => []);
  if (wanted.length === 0) return groups;
  const list = JSON.stringify(wanted.map((one, index) => ({ ...one, place: index + 1 })));
  const { rows } = await sql<Row>`
    select wanted.place, counted."isKnown", counted.visits, counted.failed, count(*)::integer as networks
    from jsonb_to_recordset(${list}::jsonb)
      as wanted(place integer, name text, version text, since timestamptz, "knownBefore" timestamptz)
    cross join lateral (${limitedByNetwork(sql`(
      select taken.*, coalesce(known_since < wanted."knownBefore", false) as known
      from (
        select network, failed, at, visit from release_visits
        where name = wanted.name and version = wanted.version and at >= wanted.since and network is not null
        order by at desc limit ${sql.lit(MOST_VISITS)}
      ) as taken left join visit_networks using (network)
    ) as joined`)}) as counted
    group by 1, 2, 3, 4
  `.execute(db);
  for (const { place, ...group } of rows) groups[place - 1]?.push(group);
  return groups;
}
