import type { RouteOwnership } from '@saltbush/contract/gate';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { readClaims } from './readClaims.ts';
import { readGrants } from './readGrants.ts';

/** Who had which routes after the last change of what is live, and which grants are in force now. */
export async function readOwnership(db: Kysely<Tables>): Promise<RouteOwnership> {
  return { claims: await readClaims(db), grants: await readGrants(db) };
}
