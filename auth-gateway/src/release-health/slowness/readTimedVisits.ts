import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { MOST_VISITS } from '../countVisits.ts';

/** A visit with what was measured of a release, the only one of its network. */
export interface MeasuredVisit {
  visit: string;
  /** Page, device, connection and cache, as far as they are known. */
  kind: string;
  isKnown: boolean;
  loadMs: number | null;
  lcpMs: number | null;
  inpMs: number | null;
  cls: number | null;
}

interface Wanted {
  name: string;
  version: string;
  from: Date;
  until: Date;
  /** Networks that visited the site before this time are known. */
  knownBefore: Date;
  /** Which visit of a network counts, and in which order they come. */
  order: 'first' | 'latest';
  /** No more networks than this. */
  most: number;
}

/** Within this time of the first report a visit must have told its vitals. Most are told when a page is left. */
export const SETTLED_MS = 120_000;
/** Of a busy site, twice as many visits as are looked at when failures are counted. */
const MOST_READ = 2 * MOST_VISITS;

/**
 * Visits of a release that can be compared, one of each network. Visits that failed, that another release stood in for, or
 * that do not say under which conditions they were made, are left out, and so are vitals that were told late: of a release
 * that has just gone live, those of long visits are not known yet, so they must not count for the one before either.
 */
export async function readTimedVisits(db: Kysely<Tables>, wanted: Wanted): Promise<MeasuredVisit[]> {
  const { name, version, from, until, knownBefore, order, most } = wanted;
  const direction = order === 'first' ? sql`asc` : sql`desc`;
  const { rows } = await sql<MeasuredVisit>`
    with taken as (
      select * from release_visits
      where name = ${name} and version = ${version} and at >= ${from} and at < ${until}
        and network is not null and is_cold is not null and not failed and not is_fallback
      order by at ${direction} limit ${sql.lit(MOST_READ)}
    ), of_networks as (
      select distinct on (network) *, coalesce(vitals_at <= at + ${sql.lit(SETTLED_MS)} * interval '1 millisecond', false)
        as is_settled
      from taken order by network, at ${direction}, visit
    )
    select visit, concat_ws(' ', page, device, coalesce(connection, 'unknown'), is_cold) as kind,
      coalesce(known_since < ${knownBefore}, false) as "isKnown",
      load_ms as "loadMs",
      case when is_settled then lcp_ms end as "lcpMs",
      case when is_settled then inp_ms end as "inpMs",
      case when is_settled then cls end as cls
    from of_networks left join visit_networks using (network)
    order by of_networks.at ${direction}, visit limit ${sql.lit(most)}
  `.execute(db);
  return rows;
}
