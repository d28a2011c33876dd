import type { ComparedPage, Figures } from './compareSites.ts';
import type { Target } from './targets.data.ts';

export interface Verdict {
  /** The most that the figure may be, in its unit; null where what it is compared with was not measured. */
  limit: number | null;
  outcome: 'held' | 'missed' | 'not measured';
}

/** Whether the site keeps a target. */
export function judgeTarget({ figure, most, of, plus = 0 }: Target, sites: ComparedPage['sites']): Verdict {
  const value = sites.site[figure];
  const base = baseOf(of, figure, sites);
  const limit = base === null ? null : most * base + plus;
  if (value === null || limit === null) return { limit, outcome: 'not measured' };
  return { limit, outcome: value <= limit ? 'held' : 'missed' };
}

function baseOf(of: Target['of'], figure: keyof Figures, sites: ComparedPage['sites']): number | null {
  if (of === undefined) return 1;
  return of === 'static' || of === 'application' ? sites[of][figure] : sites.site[of];
}
