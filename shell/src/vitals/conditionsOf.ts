import type { Conditions, ReportSubject } from '../reports/createReporter.ts';

/** Not yet among the types of the DOM, nor in every browser. */
type Connected = Navigator & { connection?: { effectiveType?: string } };

/** Under which conditions a release was loaded: its times can only be compared with those under the same ones. */
export const conditionsOf = ({ remote, version }: ReportSubject): Conditions => ({
  connection: (navigator as Connected).connection?.effectiveType,
  // What the cache had was not transferred.
  isCold: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    ({ name, transferSize }) => transferSize && name.includes(`/mf/${remote}/${version}/`),
  ),
});
