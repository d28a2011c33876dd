import type { LiveRelease, ReleaseVerdict, VerdictReport } from '@saltbush/contract/release-api';
import { slowest } from './slowest.ts';

/** What the health watch finds of a name; null where it has not judged that version yet. */
export interface LiveVerdicts {
  live: ReleaseVerdict | null;
  candidate: ReleaseVerdict | null;
}

export function liveVerdicts({ name, version, candidate }: LiveRelease, report: VerdictReport): LiveVerdicts {
  const of = (wanted: string | undefined, isCandidate: boolean) =>
    report.verdicts.find((one) => one.name === name && one.version === wanted && one.isCandidate === isCandidate) ??
    null;
  return { live: of(version, false), candidate: of(candidate?.version, true) };
}

const GRAVITY: Record<ReleaseVerdict['verdict'], number> = { worse: 2, 'looks-worse': 1, 'not-worse': 0, unvisited: 0 };

const SLOWER_GRAVITY = 1;

function gravityOf(verdict: ReleaseVerdict | null): number {
  if (verdict === null) return 0;
  return Math.max(GRAVITY[verdict.verdict], slowest(verdict) === null ? 0 : SLOWER_GRAVITY);
}

/** How urgently somebody must look: 0 when nobody must. */
export const urgency = ({ live, candidate }: LiveVerdicts): number => Math.max(gravityOf(live), gravityOf(candidate));

interface Worst {
  version: string;
  verdict: ReleaseVerdict | null;
  /** The log entry that made it live. */
  by: { share: number; since: string; actor: string; reason: string };
}

/** The live release or its candidate, whichever does worse. */
export function worstOf(live: LiveRelease, verdicts: LiveVerdicts): Worst {
  const { candidate, version, share, activatedAt, actor, reason } = live;
  if (candidate && gravityOf(verdicts.candidate) > gravityOf(verdicts.live)) {
    return { version: candidate.version, verdict: verdicts.candidate, by: candidate };
  }
  return { version, verdict: verdicts.live, by: { share, since: activatedAt, actor, reason } };
}
