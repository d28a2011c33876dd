import type { RouteClaim } from '@saltbush/contract/gate';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The routes that were stored with the last change, which may be more than remotes have now. */
export async function readClaims(db: Kysely<Tables>): Promise<RouteClaim[]> {
  const rows = await db
    .selectFrom('route_claims')
    .select(['path', 'remote', 'since', 'is_held'])
    .orderBy('since')
    .execute();
  return rows.map(({ is_held: isHeld, ...claim }) => ({ ...claim, isHeld }));
}
