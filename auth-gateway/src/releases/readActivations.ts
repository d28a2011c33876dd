import { LIVE_KINDS, type LiveKind } from '@saltbush/contract/release-api';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Activation } from './followActivations.ts';
import { setRevisionOf } from './setRevisionOf.ts';

/** Every line of the log that changed what is live, in order. */
export async function readActivations(db: Kysely<Tables>): Promise<Activation[]> {
  const rows = await db
    .selectFrom('release_log')
    .select(['seq', 'name', 'version', 'kind', 'share', 'details'])
    .where('kind', 'in', LIVE_KINDS)
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, name, version, kind, share, details }) => ({
    seq,
    name: name ?? '',
    version: version ?? '',
    kind: kind as LiveKind,
    share: share ?? 100,
    isWatched: details?.watch !== false,
    set: setRevisionOf(details),
  }));
}
