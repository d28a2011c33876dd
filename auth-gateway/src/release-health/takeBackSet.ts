import type { Refusal } from '@saltbush/capability/refusal';
import type { RollbackEvidence, SetChange } from '@saltbush/contract/release-api';
import type { Database } from '../database/openDatabase.ts';
import { rollbackSet } from '../releases/rollbackSet.ts';
import { HEALTH_WATCH } from './health-watch.ts';

interface Failing {
  name: string;
  /** Revision of the set that it went live with; null when it went live alone. */
  set: number | null;
  /** Revision of the live set that was judged. */
  revision: number;
  evidence: RollbackEvidence;
}

/**
 * Takes back the whole set that a failing release went live with, with the evidence in the log. Null for a release that went
 * live alone, and for a set that is not live as a whole any more: then the release is taken back by itself.
 * @throws Refusal when something else went live meanwhile, or the site would break.
 */
export async function takeBackSet(
  database: Database,
  { name, set, revision, evidence }: Failing,
): Promise<SetChange | null> {
  if (set === null) return null;
  const { version, failed, visits } = evidence;
  const reason = `${name} ${version} failed in ${failed} of ${visits} visits, so all that went live with it is taken back.`;
  try {
    return await rollbackSet(database, {
      ...{ set, revision, actor: HEALTH_WATCH, reason },
      details: { health: { name, ...evidence } },
    });
  } catch (error) {
    if ((error as Partial<Refusal>).code === 'set-changed') return null;
    throw error;
  }
}
