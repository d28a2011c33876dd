import type { RollbackEvidence } from '@saltbush/contract/release-api';
import type { Database } from '../database/openDatabase.ts';
import type { ReleaseChangeResult } from '../releases/release-change.ts';
import { retireRemote } from '../releases/retireRemote.ts';
import { HEALTH_WATCH } from './health-watch.ts';

interface Failing {
  name: string;
  /** Revision of the live set that was judged. */
  revision: number;
  evidence: RollbackEvidence;
}

/**
 * Takes a remote off the site whose first release fails for most visitors, with the evidence in the log.
 * @throws Refusal when something else went live meanwhile.
 */
export function retireFailing(database: Database, { name, revision, evidence }: Failing): Promise<ReleaseChangeResult> {
  const { version, failed, visits } = evidence;
  const reason = `${name} ${version} failed in ${failed} of ${visits} visits, and nothing was live before it.`;
  return retireRemote(database, {
    ...{ name, from: version, revision, actor: HEALTH_WATCH, reason },
    details: { health: evidence },
  });
}
