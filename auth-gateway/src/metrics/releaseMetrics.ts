import { Counter, Histogram, type Registry } from 'prom-client';
import type { TelemetryEvent } from '../telemetry/telemetryBatch.ts';
import type { LatelyLive } from './lately-live.ts';

const LOAD_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];
const VITAL_BUCKETS = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8];
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const MS = 1_000;
const OTHER = 'other';

export interface ReleaseMetrics {
  /** Starts the counters of a release at 0. */
  begin: (release: { name: string; version: string }) => void;
  /** Counts a page that was made from a release. Releases that nobody got lately are not counted. */
  countPage: (name: string, version: string) => void;
  /** Counts a requested file that differs from what was published. */
  countDamage: (name: string, version: string) => void;
  /** Counts the reports of browsers. */
  count: (events: readonly TelemetryEvent[]) => void;
  /** Ends the time series of releases that have not been live for a day. */
  prune: (now: Date) => void;
}

/** Metrics of what browsers report about releases. A release that nobody got lately has the label `other`. */
export function createReleaseMetrics(registry: Registry, lately: LatelyLive): ReleaseMetrics {
  const shared = { registers: [registry], labelNames: ['remote', 'release'] as const };
  const counter = (name: string, help: string) => new Counter({ ...shared, name, help });
  const pages = counter(
    'saltbush_release_pages_total',
    'Pages made from a release that browsers asked for in order to show them; each reports a load or a failure.',
  );
  const loads = counter('saltbush_release_loads_total', 'Pages of a release that browsers loaded.');
  const attempts = counter('saltbush_release_failed_attempts_total', 'Attempts to load a page that failed.');
  const failures = counter('saltbush_release_failures_total', 'Page loads in which a release was given up.');
  const fallbacks = counter(
    'saltbush_release_fallbacks_total',
    'Page loads in which a release stood in for a newer one.',
  );
  const damaged = counter(
    'saltbush_release_damaged_files_total',
    'Files of a release that were asked for and are not what was published, so that they were not sent.',
  );
  const loadSeconds = new Histogram({
    ...shared,
    name: 'saltbush_release_load_seconds',
    help: 'Time a browser took to load a page of a release.',
    buckets: LOAD_BUCKETS,
  });
  const vitals = new Histogram({
    registers: [registry],
    labelNames: ['remote', 'release', 'metric'] as const,
    name: 'saltbush_web_vital_seconds',
    help: 'LCP, INP and TTFB of pages, by the release on show.',
    buckets: VITAL_BUCKETS,
  });
  const shifts = new Histogram({
    ...shared,
    name: 'saltbush_layout_shift',
    help: 'CLS of pages, by the release on show.',
    buckets: SHIFT_BUCKETS,
  });

  const counters = [pages, loads, attempts, failures, fallbacks, damaged];

  function countOne({ kind, remote, version, durationMs, metric, value = 0 }: TelemetryEvent): void {
    const isKnown = lately.has(remote, version);
    // The reported name of an unknown remote is not used either, since anybody can send any name.
    const labels = isKnown ? { remote, release: version } : { remote: OTHER, release: OTHER };
    if (kind === 'loaded') loads.inc(labels);
    if (kind === 'loaded' && durationMs !== undefined) loadSeconds.observe(labels, durationMs / MS);
    if (kind === 'failed') attempts.inc(labels);
    if (kind === 'abandoned') failures.inc(labels);
    if (kind === 'fallback') fallbacks.inc(labels);
    if (kind !== 'vital' || metric === undefined) return;
    if (metric === 'CLS') shifts.observe(labels, value);
    else vitals.observe({ ...labels, metric }, value / MS);
  }

  return {
    // Without a first 0, Prometheus would not see the first failures as an increase, and a release that never loads
    // would have no loads to compare with.
    begin: ({ name: remote, version: release }) => {
      for (const metric of counters) metric.inc({ remote, release }, 0);
    },
    countPage: (remote, release) => {
      if (lately.has(remote, release)) pages.inc({ remote, release });
    },
    countDamage: (remote, release) => {
      const labels = lately.has(remote, release) ? { remote, release } : { remote: OTHER, release: OTHER };
      damaged.inc(labels);
    },
    count: (events) => {
      for (const event of events) countOne(event);
    },
    prune: (now) => {
      for (const { name: remote, version: release } of lately.drop(now)) {
        for (const metric of [...counters, loadSeconds, shifts]) {
          metric.remove({ remote, release });
        }
        for (const metric of ['LCP', 'INP', 'TTFB']) vitals.remove({ remote, release, metric });
      }
    },
  };
}
