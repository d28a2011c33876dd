import type { Unit } from './figures.data.ts';
import { figureText } from './figureText.ts';
import type { Verdict } from './judgeTarget.ts';
import type { Target } from './targets.data.ts';

const OTHER_SITES: Record<string, string> = { static: 'static', application: 'the application' };

/** A target in words, with the limit that follows from this run. */
export function targetText({ most, of, plus }: Target, { limit }: Verdict, unit: Unit): string {
  if (of === undefined) return `at most ${figureText(most, unit)}`;
  const inThisRun = limit === null ? '' : ` (${figureText(limit, unit)})`;
  const site = OTHER_SITES[of];
  if (site !== undefined) return `at most ${most} × ${site}${inThisRun}`;
  return `at most ${figureText(plus ?? 0, unit)} after the page is ready${inThisRun}`;
}
