/** What became of a remote's page in this browser. */
export interface LoadEvent {
  kind: 'loaded' | 'failed' | 'fallback' | 'recovered';
  remote: string;
  version: string;
  page: string;
  code?: 'unreachable' | 'incompatible' | 'timeout' | 'render';
  durationMs?: number;
}

let waiting: LoadEvent[] = [];

/** Tells the gateway, in batches and without holding up the page; lost when the browser refuses the beacon. */
export function report(event: LoadEvent): void {
  if (waiting.length === 0) setTimeout(send, 1000);
  waiting.push(event);
}

function send(): void {
  const events = waiting;
  waiting = [];
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  navigator.sendBeacon('/api/telemetry', body);
}
