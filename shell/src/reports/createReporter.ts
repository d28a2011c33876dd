export type FailureCode = 'unreachable' | 'incompatible' | 'timeout' | 'render';
export type VitalMetric = 'LCP' | 'INP' | 'CLS' | 'TTFB';

/** The release a report is about. Without `page` it is the host, which is on every page. */
export interface ReportSubject {
  remote: string;
  version: string;
  page?: string;
}

/**
 * What happened to a release in this browser. `failed`: one attempt failed. `abandoned`: given up for this document.
 * `fallback`: the last good release stands in. `recovered`: a release shows a page that it failed to show before.
 * Vitals are in milliseconds, except CLS; TTFB comes with the conditions.
 */
export type ReleaseReport = ReportSubject &
  (
    | { kind: 'loaded'; durationMs: number }
    | { kind: 'failed' | 'abandoned'; code: FailureCode }
    | { kind: 'fallback' | 'recovered' }
    | ({ kind: 'vital'; metric: VitalMetric; value: number } & Partial<Conditions>)
  );

/** Under which conditions a release was loaded. */
export interface Conditions {
  /** How good the connection is, in the words of the browser. */
  connection: string | undefined;
  /** Whether a file of the release was not in the cache. */
  isCold: boolean;
}

export type Report = (event: ReleaseReport) => void;

/** The gateway accepts no more events in one request. */
const MAX_EVENTS = 50;
const BATCH_MS = 1000;
const ADDRESS = '/api/telemetry';

/**
 * Sends reports to the gateway in batches, without delaying the page. They are lost when the gateway does not take them.
 * The answer to the first batch is the gateway's signed id of this page load, under which it counts the others.
 */
export function createReporter(): Report {
  let waiting: ReleaseReport[] = [];
  let visit: string | undefined;
  let isFirstUnderWay = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function sendFirst(body: Blob): Promise<void> {
    isFirstUnderWay = true;
    try {
      const answer = await fetch(ADDRESS, { method: 'POST', body, keepalive: true });
      visit = ((await answer.json()) as { visit?: string }).visit;
    } catch {
      // The next batch is the first then.
    }
    isFirstUnderWay = false;
  }

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const isLast = document.visibilityState === 'hidden';
    if (isFirstUnderWay && !isLast) {
      timer = setTimeout(send, BATCH_MS);
      return;
    }
    const body = new Blob([JSON.stringify({ visit, events: waiting })], { type: 'application/json' });
    waiting = [];
    // Nobody waits for an answer on a page that is being left.
    if (visit === undefined && !isLast) void sendFirst(body);
    else navigator.sendBeacon(ADDRESS, body);
  }

  // The visit may end before the batch is due.
  window.addEventListener('pagehide', send);

  return (event) => {
    // Vitals are known when the page is left, and no timer runs after that. Before, they go with what else is reported.
    if (document.visibilityState === 'hidden') queueMicrotask(send);
    else if (event.kind !== 'vital') timer ??= setTimeout(send, BATCH_MS);
    if (waiting.length < MAX_EVENTS) waiting.push(event);
  };
}
