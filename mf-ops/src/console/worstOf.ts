import type { LiveRelease } from '@saltbush/contract/release-api';
import { GRAVITY, type LiveVerdicts } from './healthFigures.ts';
import type { Verdict } from './verdictOf.ts';

interface Worst {
  version: string;
  verdict: Verdict;
  /** The log entry that made it live. */
  by: { share: number; since: string; actor: string; reason: string };
}

/** The live release or its candidate, whichever does worse. */
export function worstOf(live: LiveRelease, verdicts: LiveVerdicts): Worst {
  const { candidate, version, share, activatedAt, actor, reason } = live;
  if (candidate && verdicts.candidate && GRAVITY[verdicts.candidate.status] > GRAVITY[verdicts.live.status]) {
    return { version: candidate.version, verdict: verdicts.candidate, by: candidate };
  }
  return { version, verdict: verdicts.live, by: { share, since: activatedAt, actor, reason } };
}
