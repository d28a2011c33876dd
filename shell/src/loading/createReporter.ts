export type FailureCode = 'unreachable' | 'incompatible' | 'timeout' | 'render';
export type VitalMetric = 'LCP' | 'INP' | 'CLS' | 'TTFB';

/** Which release a report is about; without `page` the host itself, which is on every page. */
export interface ReportSubject {
  remote: string;
  version: string;
  page?: string;
}

/**
 * What became of a release in this browser: `failed` for each attempt that did not get there, `abandoned` once it was
 * given up for this document, `fallback` when the last good release stands in, `recovered` when a release shows a page
 * that it had failed to show before. Vitals are in milliseconds, but for CLS.
 */
export type ReleaseReport = ReportSubject &
  (
    | { kind: 'loaded'; durationMs: number }
    | { kind: 'failed' | 'abandoned'; code: FailureCode }
    | { kind: 'fallback' | 'recovered' }
    | { kind: 'vital'; metric: VitalMetric; value: number }
  );

export type Report = (event: ReleaseReport) => void;

/** The gateway takes no more at once. */
const MAX_EVENTS = 50;
const BATCH_MS = 1000;

/**
 * Tells the gateway, in batches and without holding up the page; lost when the browser refuses the beacon. `visit` is
 * what the gateway knows this page load by.
 */
export function createReporter(visit: string): Report {
  let waiting: ReleaseReport[] = [];

  function send(): void {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    navigator.sendBeacon('/api/telemetry', new Blob([JSON.stringify({ visit, events })], { type: 'application/json' }));
  }

  // A visit may end before the batch is due.
  window.addEventListener('pagehide', send);

  return (event) => {
    // Vitals are known when the page is left: no timer runs after that.
    if (document.visibilityState === 'hidden') queueMicrotask(send);
    else if (waiting.length === 0) setTimeout(send, BATCH_MS);
    if (waiting.length < MAX_EVENTS) waiting.push(event);
  };
}
