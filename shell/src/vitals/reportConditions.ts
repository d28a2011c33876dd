import type { Report, ReportSubject } from '../reports/createReporter.ts';

/** Not yet among the types of the DOM, nor in every browser. */
type Connected = Navigator & { connection?: { effectiveType?: string } };

/**
 * Reports under which conditions a release was loaded, since its times can only be compared with those of others under the
 * same ones.
 */
export function reportConditions(report: Report, subject: ReportSubject): void {
  const own = `/mf/${subject.remote}/${subject.version}/`;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  report({
    ...{ kind: 'conditions', ...subject },
    connection: (navigator as Connected).connection?.effectiveType,
    // What the cache had was not transferred.
    isCold: files.some(({ name, transferSize }) => transferSize > 0 && name.includes(own)),
  });
}
