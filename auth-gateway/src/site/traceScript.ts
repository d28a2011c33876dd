/**
 * Runs in a page of a site that measures, so it uses nothing from outside. Requests to the gateway say to which trace they
 * belong: that of the page until something is pressed, then one for each act.
 */
function followActs(apart: number, failures: string): void {
  const send = window.fetch;
  let trace: string | null = null;
  let pressedAt = 0;

  const random = (bytes: number) =>
    [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => (byte + 256).toString(16).slice(1)).join('');

  /** A page that was made for this visitor says its trace. */
  function ofPage(): string | undefined {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const told = page?.serverTiming?.find(({ name }) => name === 'traceparent')?.description ?? '';
    return /^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/.test(told) ? told : undefined;
  }

  const make = () => `00-${random(16)}-${random(8)}-00`;

  function press({ timeStamp }: Event): void {
    // A form is sent by the press before.
    if (timeStamp - pressedAt > apart) trace = make();
    pressedAt = timeStamp;
  }
  for (const kind of ['click', 'keydown', 'submit', 'change', 'drop']) addEventListener(kind, press, true);

  window.fetch = function traced(input, init) {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (origin !== location.origin || !pathname.startsWith('/api/')) return send(input, init);
    trace ??= ofPage() ?? make();
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('traceparent', trace);
    return send(input, { ...init, headers });
  };

  // A beacon has no headers, and what is told of a failure belongs to the act that met it.
  const beacon = navigator.sendBeacon;
  navigator.sendBeacon = (url, body) => {
    if (!String(url).startsWith(failures)) return beacon.call(navigator, url, body);
    window.fetch(url, { method: 'POST', body: body ?? null, keepalive: true }).catch(() => {});
    return true;
  };
}

const APART_MS = 100;
const FAILURES = '/api/telemetry/failures';

export const TRACE_SCRIPT = `(${followActs.toString()})(${APART_MS},${JSON.stringify(FAILURES)})`;
