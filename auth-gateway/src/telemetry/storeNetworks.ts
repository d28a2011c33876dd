import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { NetworkHash } from './createNetworkHashes.ts';

/** A source of visits by its pseudonyms. */
export interface VisitNetwork extends NetworkHash {
  isHosting: boolean;
}

/**
 * Remembers since when networks have visited the site. One that was there by 23:00 UTC of the day before counts as known
 * since then: all of them share that time, so that nobody can join the pseudonyms of two days.
 */
export async function storeNetworks(db: Kysely<Tables>, networks: readonly VisitNetwork[]): Promise<void> {
  // Sorted, so that gateways that write the same networks at once cannot deadlock.
  const rows = networks
    .map(({ today, before, isHosting }) => ({ network: today, before, is_hosting: isHosting }))
    .sort((a, b) => (a.network < b.network ? -1 : 1));
  await sql`
    insert into visit_networks (network, known_since)
    select network, case
      when is_hosting then null
      when exists (
        select from visit_networks as earlier where earlier.network = row.before and earlier.known_since <= evening
      ) then evening
      else clock_timestamp()
    end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (network text, before text, is_hosting boolean)
    cross join (
      select date_trunc('day', clock_timestamp() at time zone 'utc') at time zone 'utc' - interval '1 hour' as evening
    ) as day
    on conflict (network) do nothing
  `.execute(db);
}
