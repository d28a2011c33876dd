import type { RequestListener } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LaneLoad } from '../admission/createAdmission.ts';
import type { LiveSet } from '../releases/liveSet.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import type { TelemetryEvent } from '../telemetry/telemetryBatch.ts';
import { createLatelyLive } from './lately-live.ts';
import { registerLoads } from './registerLoads.ts';
import { createReleaseMetrics } from './releaseMetrics.ts';
import { routeClass } from './routeClass.ts';

/** Sums of other metrics that are named like counters but are not. `promtool check metrics` refuses them. */
const MISNAMED = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  /** Wraps a listener: counts its requests and measures how long each takes. */
  measured: (listener: RequestListener) => RequestListener;
  /** Adds how many requests of each kind of work are under way and were turned away. */
  tellLoads: (loads: () => readonly LaneLoad[]) => void;
  countReports: (events: readonly TelemetryEvent[]) => void;
  /** Counts a page that was made from this release and given to a browser. */
  countPage: (name: string, version: string) => void;
  countRollback: (name: string) => void;
  /** Counts a release that looks worse, on too little evidence to roll it back. */
  countDoubt: (name: string) => void;
  /** Counts a release that is slower than the one before. */
  countSlower: (name: string) => void;
  contentType: string;
  /** All metrics in the text format of Prometheus. */
  read: () => Promise<string>;
  close: () => void;
}

/** The metrics of this gateway and of the releases that it serves. Each gateway counts what it answered itself. */
export function createMetrics(
  releases: Pick<ReleaseStore, 'liveSet' | 'onRevision' | 'onDamage'>,
  now: () => Date = () => new Date(),
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const lately = createLatelyLive();
  const releaseMetrics = createReleaseMetrics(registry, lately);

  new Gauge({
    name: 'saltbush_live_revision',
    help: 'Revision of the live set that this gateway serves.',
    registers,
    collect() {
      this.set(releases.liveSet().revision);
    },
  });
  new Gauge({
    name: 'saltbush_release_share_ratio',
    help: 'Share of the visitors who get a release, 0 to 1. There is no series for a release that nobody gets.',
    labelNames: ['remote', 'release'],
    registers,
    collect() {
      this.reset();
      for (const [remote, { release, candidate }] of releases.liveSet().entries) {
        const share = (candidate?.share ?? 0) / 100;
        this.set({ remote, release: release.version }, 1 - share);
        if (candidate !== null) this.set({ remote, release: candidate.release.version }, share);
      }
    },
  });
  const rollbacks = new Counter({
    name: 'saltbush_watch_rollbacks_total',
    help: 'Releases that the health watch of this gateway rolled back.',
    labelNames: ['remote'],
    registers,
  });
  const doubts = new Counter({
    name: 'saltbush_watch_doubts_total',
    help: 'Releases that look worse to the health watch of this gateway, on too little evidence to roll them back.',
    labelNames: ['remote'],
    registers,
  });
  const slower = new Counter({
    name: 'saltbush_watch_slower_total',
    help: 'Releases that are slower than the one before, as the health watch of this gateway finds.',
    labelNames: ['remote'],
    registers,
  });
  const requests = new Counter({
    name: 'saltbush_http_requests_total',
    help: 'Requests answered, by what was asked for and the status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'saltbush_http_request_seconds',
    help: 'Time until a request was answered; streams of events are left out.',
    labelNames: ['route'],
    buckets: REQUEST_BUCKETS,
    registers,
  });

  function note(liveSet: LiveSet): void {
    for (const release of lately.note(liveSet, now())) {
      releaseMetrics.begin(release);
      rollbacks.inc({ remote: release.name }, 0);
      doubts.inc({ remote: release.name }, 0);
      slower.inc({ remote: release.name }, 0);
    }
  }
  note(releases.liveSet());
  const unfollow = releases.onRevision(note);
  const unhear = releases.onDamage(({ name, version }) => releaseMetrics.countDamage(name, version));

  return {
    measured: (listener) => (request, response) => {
      const startedAt = performance.now();
      const route = routeClass(request.url ?? '');
      response.once('finish', () => {
        requests.inc({ route, status: String(response.statusCode) });
        if (response.getHeader('content-type') === 'text/event-stream') return;
        seconds.observe({ route }, (performance.now() - startedAt) / 1_000);
      });
      listener(request, response);
    },
    tellLoads: (loads) => registerLoads(registry, loads),
    countReports: (events) => releaseMetrics.count(events),
    countPage: releaseMetrics.countPage,
    countRollback: (remote) => rollbacks.inc({ remote }),
    countDoubt: (remote) => doubts.inc({ remote }),
    countSlower: (remote) => slower.inc({ remote }),
    contentType: registry.contentType,
    read: () => {
      note(releases.liveSet());
      releaseMetrics.prune(now());
      return registry.metrics();
    },
    close: () => {
      unfollow();
      unhear();
    },
  };
}
