import { Refusal } from '@saltbush/capability/refusal';
import type { SetDetails, SetMember } from '@saltbush/contract/release-api';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * The members of the set that was activated with this revision.
 * @throws Refusal `unknown-set` when that revision is no activation of a set.
 */
export async function readSet(db: Kysely<Tables>, revision: number): Promise<SetMember[]> {
  const line = await db
    .selectFrom('release_log')
    .select(['kind', 'details'])
    .where('seq', '=', revision)
    .executeTakeFirst();
  const { releases } = (line?.details?.set ?? {}) as Partial<SetDetails>;
  if (line?.kind === 'activate' && releases !== undefined) return releases;
  const message = `Revision ${revision} is no set of releases that were activated together. See mfe history for those there are.`;
  throw new Refusal(message, { status: 404, code: 'unknown-set' });
}
