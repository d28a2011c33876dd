import type { RollbackEvidence } from '@saltbush/contract/release-api';
import type { Database } from '../database/openDatabase.ts';
import type { ActivationResult } from '../releases/release-change.ts';
import { rollbackRelease } from '../releases/rollbackRelease.ts';
import { HEALTH_WATCH } from './health-watch.ts';

interface Worse {
  name: string;
  /** Revision of the live set that was judged. */
  revision: number;
  evidence: RollbackEvidence & { predecessor: object };
}

const visits = (count: number): string => `${count} ${count === 1 ? 'visit' : 'visits'}`;

/**
 * Rolls back to the release before, with the evidence in the log.
 * @throws Refusal when something else went live meanwhile, or the site would break.
 */
export function rollBackWorse(database: Database, { name, revision, evidence }: Worse): Promise<ActivationResult> {
  const { version, failed, predecessor } = evidence;
  const reason =
    `${name} ${version} failed in ${failed} of ${visits(evidence.visits)}, ` +
    `${predecessor.version} before it in ${predecessor.failed} of ${visits(predecessor.visits)}.`;
  return rollbackRelease(database, {
    name,
    to: predecessor.version,
    from: version,
    revision,
    actor: HEALTH_WATCH,
    reason,
    details: { health: evidence },
  });
}
