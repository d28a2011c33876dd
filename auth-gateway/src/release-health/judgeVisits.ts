import { countNetworks, type NetworkGroup } from './countNetworks.ts';
import { type Evidence, judgeAgainst, type VisitCounts } from './judgeAgainst.ts';

/** Networks whose failures do not count when a release is taken back. This many hostile ones change nothing. */
export const DOUBTED_NETWORKS = 50;
/** Networks whose failures do not count when people are told. One person may have a line, a telephone and a rented address. */
export const DOUBTED_WHEN_TOLD = 3;
/** How many times better a worse rate must explain what the known networks report by themselves. */
export const KNOWN_ODDS = 20;

export interface Verdict {
  /**
   * `worse`: so many networks agree that the gateway takes the release back. `looks-worse`: too few of them, or too few
   * that were known before, so people have to look.
   */
  status: 'worse' | 'looks-worse' | 'no-evidence';
  /** What the status rests on. */
  evidence: Evidence;
}

/**
 * Returns a function that judges a release by its visits, limited for each network, against the release before. To take
 * it back, two things are needed: it fails clearly more often even without the networks that report most failures, and
 * the networks that were there before it went live find so too.
 */
export function judgeVisits(predecessor: VisitCounts): (groups: readonly NetworkGroup[]) => Verdict {
  const judge = judgeAgainst(predecessor);
  return (groups) => {
    const told = judge(countNetworks(groups, DOUBTED_WHEN_TOLD));
    if (told.status === 'no-evidence') return told;
    const trusted = judge(countNetworks(groups, DOUBTED_NETWORKS));
    const known = judge(
      countNetworks(
        groups.filter(({ isKnown }) => isKnown),
        0,
      ),
    );
    const isAgreed = trusted.status === 'worse' && known.evidence.odds >= KNOWN_ODDS;
    return isAgreed
      ? { status: 'worse', evidence: trusted.evidence }
      : { status: 'looks-worse', evidence: told.evidence };
  };
}
