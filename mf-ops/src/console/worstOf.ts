import type { LiveRelease } from '@saltbush/contract/release-api';
import { GRAVITY, type LiveVerdicts } from './healthFigures.ts';
import type { Verdict } from './judgeHealth.ts';

interface Worst {
  version: string;
  verdict: Verdict;
  /** How it came to be live. */
  by: { share: number; since: string; actor: string; reason: string };
}

/** Of a live release and its candidate the one that does worse. */
export function worstOf(live: LiveRelease, verdicts: LiveVerdicts): Worst {
  const { candidate, version, share, activatedAt, actor, reason } = live;
  if (candidate && verdicts.candidate && GRAVITY[verdicts.candidate.status] > GRAVITY[verdicts.live.status]) {
    return { version: candidate.version, verdict: verdicts.candidate, by: candidate };
  }
  return { version, verdict: verdicts.live, by: { share, since: activatedAt, actor, reason } };
}
