import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { KEPT_DAYS, KEPT_PER_NAME } from './prunableReleases.ts';
import { pruneWithin } from './pruneReleases.ts';

const REASON = `Daily: older than ${KEPT_DAYS} days, beyond the newest ${KEPT_PER_NAME} of their name, and not in use`;

/**
 * Removes all releases that nobody can get or go back to any more, and returns how many. The release log records it.
 */
export async function dropOldReleases(transaction: Transaction<Tables>): Promise<number> {
  const { releases } = await pruneWithin(transaction, { actor: 'gateway', reason: REASON, isDryRun: false });
  return releases.length;
}
