import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { MountedPage } from '../pages/PageSource.ts';
import type { Report, VitalMetric } from '../reports/createReporter.ts';
import { conditionsOf } from './conditionsOf.ts';

interface Shown {
  /** The page shown at a time of the document's clock. */
  shownAt: (timeMs: number) => Pick<MountedPage, 'remote' | 'path' | 'version'> | null;
}

interface Options {
  site: Shown;
  report: Report;
  hostVersion: string;
}

/** Not yet among the types of the DOM. */
type Navigation = PerformanceNavigationTiming & { activationStart?: number };

/**
 * Reports each web vital once, for the release that was shown when it was measured, and under which conditions. The page
 * has to have loaded.
 */
export function reportVitals({ site, report, hostVersion }: Options): void {
  const tell = (metric: VitalMetric, value: number, at = 0) => {
    const shown = site.shownAt(at);
    const version = shown?.version() ?? null;
    // The host's own pages belong to no remote.
    if (!shown || version === null) return;
    const vital = { kind: 'vital', metric, value: rounded(value) } as const;
    const subject = { remote: shown.remote, version, page: shown.path };
    // The host is loaded with the page as much as the remote.
    if (metric === 'TTFB')
      for (const one of [subject, { remote: 'shell', version: hostVersion }])
        report({ ...vital, ...one, ...conditionsOf(one) });
    else report({ ...vital, ...subject });
  };
  const tellMetric = ({ name, value, entries }: Metric) => tell(name as VitalMetric, value, entries.at(-1)?.startTime);
  // The library would bring far more to measure this, for pages that come back as they were left.
  const [page] = performance.getEntriesByType('navigation') as Navigation[];
  if (page) tell('TTFB', Math.max(0, page.responseStart - (page.activationStart ?? 0)));
  onLCP(tellMetric);
  onINP(tellMetric);
  onCLS(tellMetric);
}

/** Whole milliseconds; thousandths for CLS, which is rarely above 1. */
function rounded(value: number): number {
  return value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value);
}
