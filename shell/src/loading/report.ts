/**
 * What became of a remote's page in this browser: `failed` for each attempt, `fallback` when the last good release stands
 * in, `recovered` when a release shows a page that it had failed to show in the same document.
 */
export interface LoadEvent {
  kind: 'loaded' | 'failed' | 'fallback' | 'recovered';
  remote: string;
  version: string;
  page: string;
  code?: 'unreachable' | 'incompatible' | 'timeout' | 'render';
  durationMs?: number;
}

/** The gateway takes no more at once. */
const MAX_EVENTS = 50;

let waiting: LoadEvent[] = [];

// A visit may end before the batch is due.
window.addEventListener('pagehide', send);

/** Tells the gateway, in batches and without holding up the page; lost when the browser refuses the beacon. */
export function report(event: LoadEvent): void {
  if (waiting.length === 0) setTimeout(send, 1000);
  if (waiting.length < MAX_EVENTS) waiting.push(event);
}

function send(): void {
  if (waiting.length === 0) return;
  const events = waiting;
  waiting = [];
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  navigator.sendBeacon('/api/telemetry', body);
}
