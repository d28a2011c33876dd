import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { MountedPage } from '../pages/PageSource.ts';
import type { Report } from '../reports/createReporter.ts';
import { reportConditions } from './reportConditions.ts';

interface Shown {
  /** The page shown at a time of the document's clock. */
  shownAt: (timeMs: number) => Pick<MountedPage, 'remote' | 'path' | 'version'> | null;
}

interface Options {
  site: Shown;
  report: Report;
  hostVersion: string;
}

/** Reports each web vital once, for the release that was shown when it was measured, and under which conditions. */
export function reportVitals({ site, report, hostVersion }: Options): void {
  const tell = ({ name, value, entries }: Metric) => {
    const shown = site.shownAt(entries.at(-1)?.startTime ?? 0);
    const version = shown?.version() ?? null;
    // The host's own pages belong to no remote.
    if (!shown || version === null || name === 'FCP') return;
    const subject = { remote: shown.remote, version, page: shown.path };
    report({ kind: 'vital', metric: name, value: rounded(value), ...subject });
    // Once, when the page has loaded.
    if (name === 'TTFB') {
      reportConditions(report, subject);
      reportConditions(report, { remote: 'shell', version: hostVersion });
    }
  };
  onTTFB(tell);
  onLCP(tell);
  onINP(tell);
  onCLS(tell);
}

/** Whole milliseconds; thousandths for CLS, which is rarely above 1. */
function rounded(value: number): number {
  return value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value);
}
