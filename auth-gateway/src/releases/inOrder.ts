import type { Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { lockLog } from './appendToLog.ts';
import { keepClaims } from './keepClaims.ts';
import { type Live, loadLive } from './loadLive.ts';
import { newestRevision } from './newestRevision.ts';

/** What is live while a change is decided on. Nothing changes it until the transaction ends. */
export interface Situation extends Omit<Live, 'isTakingBack'> {
  transaction: Transaction<Tables>;
}

/** Does this work in one transaction, after all other changes of what is live and before those that follow. */
export function inOrder<T>({ db }: Database, work: (situation: Situation) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await lockLog(transaction);
    const { isTakingBack: _, ...before } = await loadLive(transaction);
    const result = await work({ transaction, ...before });
    if ((await newestRevision(transaction)) === before.liveSet.revision) return result;
    const after = await loadLive(transaction, before.liveSet);
    await keepClaims(transaction, after.ownership.claims);
    return result;
  });
}
