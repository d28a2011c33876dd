import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { LiveSite } from '../live/createLiveSite.ts';
import type { Report } from '../loading/createReporter.ts';

/** Tells how the visitor found the page: once each, for the release that was on show when it was measured. */
export function reportVitals({ site, report }: { site: Pick<LiveSite, 'shownAt'>; report: Report }): void {
  const tell = ({ name, value, entries }: Metric) => {
    const shown = site.shownAt(entries.at(-1)?.startTime ?? 0);
    const version = shown?.version() ?? null;
    // The host's own pages belong to no release of a remote.
    if (!shown || version === null || name === 'FCP') return;
    report({ kind: 'vital', metric: name, value: rounded(value), remote: shown.remote, version, page: shown.path });
  };
  onTTFB(tell);
  onLCP(tell);
  onINP(tell);
  onCLS(tell);
}

/** Whole milliseconds, and thousandths for CLS, which rarely reaches 1. */
function rounded(value: number): number {
  return value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value);
}
