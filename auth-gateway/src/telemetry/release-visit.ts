import type { TelemetryEvent, Vital } from './telemetryBatch.ts';

/** How one release did in one page load, as far as it is known. */
export interface ReleaseVisit {
  visit: string;
  name: string;
  version: string;
  /** Null when it does not count for the health of the release. */
  network: string | null;
  failed: boolean;
  code: string | null;
  isFallback: boolean;
  loadMs: number | null;
  vitals: Record<Vital, number | null>;
}

export const releaseKey = (name: string, version: string): string => `${name}@${version}`;

/** Nothing is known yet except that the page reported. */
function blankVisit(visit: string, network: string | null, { remote, version }: TelemetryEvent): ReleaseVisit {
  const vitals = { LCP: null, INP: null, CLS: null, TTFB: null };
  return { visit, name: remote, version, network, failed: false, code: null, isFallback: false, loadMs: null, vitals };
}

function addEvent(known: ReleaseVisit, { kind, code, durationMs, metric, value }: TelemetryEvent): ReleaseVisit {
  switch (kind) {
    case 'loaded':
      return { ...known, loadMs: known.loadMs ?? (durationMs === undefined ? null : Math.round(durationMs)) };
    case 'abandoned':
      return { ...known, failed: true, code: known.code ?? code ?? null };
    case 'fallback':
      return { ...known, isFallback: true };
    case 'vital': {
      if (metric === undefined || value === undefined) return known;
      const measured = metric === 'CLS' ? value : Math.round(value);
      // These are measured until the page is left, and only grow.
      return { ...known, vitals: { ...known.vitals, [metric]: Math.max(known.vitals[metric] ?? 0, measured) } };
    }
    default:
      return known;
  }
}

interface Report {
  visit: string;
  network: string | null;
  events: readonly TelemetryEvent[];
}

/** A failed attempt decides nothing yet: another may follow, or the release is given up. */
const SAYS_HOW_IT_WENT = new Set(['loaded', 'abandoned', 'fallback', 'vital']);

/** Adds what a page reports to what waits to be stored, by visit and release. */
export function addReport(waiting: Map<string, ReleaseVisit>, { visit, network, events }: Report): void {
  for (const event of events) {
    if (!SAYS_HOW_IT_WENT.has(event.kind)) continue;
    const key = `${visit} ${releaseKey(event.remote, event.version)}`;
    waiting.set(key, addEvent(waiting.get(key) ?? blankVisit(visit, network, event), event));
  }
}
