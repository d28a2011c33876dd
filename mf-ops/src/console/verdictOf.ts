/** Figures of a release over a period. */
export interface Figures {
  version: string;
  visits: number;
  /** Visits in which the release was given up. */
  failed: number;
  loadMsP75: number | null;
}

export type Verdict =
  /** No visits. */
  | { status: 'unvisited' }
  /** Nothing wrong so far, but too few visits to say more. */
  | { status: 'too-few'; now: Figures }
  | { status: 'fine'; now: Figures; before: Figures | null }
  | { status: 'slower'; now: Figures; before: Figures }
  /**
   * More visits fail than chance explains, or many more. `before` is null when there is nothing better to compare
   * with.
   */
  | { status: 'worse'; now: Figures; before: Figures | null };

const FEWEST_FAILURES = 3;
/** z-score of a one-sided test at 1 in 100. */
const UNLIKELY_Z = 2.33;
/** Ratio to the rate before from which a high share needs no test. */
const FAR_MORE = 2;
const FEWEST_VISITS = 20;
const SLOWER_BY = 1.25;
const SLOWER_BY_MS = 100;
/** Shares of failed visits that are bad by themselves, whatever the release before did or when there was none. */
const FAILING_SHARE = 0.05;
const BROKEN_SHARE = 0.25;

const shareOf = ({ failed, visits }: Figures): number => failed / visits;

function failsMore(now: Figures, before: Figures): boolean {
  if (shareOf(now) >= FAILING_SHARE && shareOf(now) >= shareOf(before) * FAR_MORE) return true;
  const pooled = (now.failed + before.failed) / (now.visits + before.visits);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / now.visits + 1 / before.visits));
  const difference = shareOf(now) - shareOf(before);
  return spread === 0 ? false : difference / spread >= UNLIKELY_Z;
}

/**
 * Compares a release's figures with those of the release before it, for display only. Automatic rollback uses the
 * gateway's own test.
 */
export function verdictOf(now: Figures | null, before: Figures | null): Verdict {
  if (!now || now.visits === 0) return { status: 'unvisited' };
  const measured = before && before.visits > 0 ? before : null;
  if (now.failed >= FEWEST_FAILURES) {
    if (measured && failsMore(now, measured)) return { status: 'worse', now, before: measured };
    const isFailing = shareOf(now) >= (measured ? BROKEN_SHARE : FAILING_SHARE);
    if (isFailing) return { status: 'worse', now, before: null };
  }
  if (now.visits < FEWEST_VISITS) return { status: 'too-few', now };
  if (measured && measured.visits >= FEWEST_VISITS && now.loadMsP75 !== null && measured.loadMsP75 !== null) {
    const byMs = now.loadMsP75 - measured.loadMsP75;
    if (byMs >= SLOWER_BY_MS && now.loadMsP75 >= measured.loadMsP75 * SLOWER_BY) {
      return { status: 'slower', now, before: measured };
    }
  }
  return { status: 'fine', now, before: measured };
}
