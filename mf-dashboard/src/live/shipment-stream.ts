/** State of the event stream, as the page shows it. */
export type StreamState =
  | { status: 'idle' }
  | { status: 'connecting' }
  | { status: 'live' }
  /** Broken; reconnecting by itself. */
  | { status: 'broken'; isOnline: boolean };

interface ShipmentStreamOptions {
  url: string;
  /** Called when something changed, or may have changed while disconnected. */
  onChange: () => void;
}

export interface ShipmentStream {
  state: () => StreamState;
  /**
   * Calls back on each new state. The stream is open while anybody listens. Returns a function that stops listening.
   */
  listen: (onState: () => void) => () => void;
}

/** A changed consignment, and the sign that changes were missed. */
const CHANGE_EVENTS = ['shipment', 'resync'] as const;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A page hidden for this long closes its connection. */
const HIDDEN_LONG_MS = 5 * 60_000;
/** Going from page to page stops and starts listening at once, so the connection stays open this long. */
const LINGER_MS = 2_000;

/**
 * The one event stream for changed consignments, however many parts of the page listen. It reconnects by itself after
 * 1 to 30 seconds, longer each time, and at once when the network returns. While it is broken the page reads its data
 * about twice a minute. It closes when the page has been hidden for five minutes.
 */
export function createShipmentStream({ url, onChange }: ShipmentStreamOptions): ShipmentStream {
  const listeners = new Set<() => void>();
  let state: StreamState = { status: 'idle' };
  let source: EventSource | null = null;
  let failures = 0;
  let wasOpen = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let lingerTimer: ReturnType<typeof setTimeout> | undefined;

  const enter = (next: StreamState) => {
    state = next;
    for (const onState of listeners) onState();
  };

  const disconnect = () => {
    clearTimeout(retryTimer);
    source?.close();
    source = null;
  };

  const onBreak = () => {
    disconnect();
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.75 + Math.random() / 2);
    failures += 1;
    const isPersistent = waitMs > LONGEST_WAIT_MS / 2;
    retryTimer = setTimeout(() => {
      connect();
      // The gateway may have no stream to spare for a long time, so the page polls until it has.
      if (isPersistent) onChange();
    }, waitMs);
    const wasLive = state.status === 'live';
    enter({ status: 'broken', isOnline: navigator.onLine });
    // The gateway also ends the stream with the session; reading the data shows whether that was the reason.
    if (wasLive) onChange();
  };

  const connect = () => {
    disconnect();
    if (state.status !== 'broken') enter({ status: 'connecting' });
    source = new EventSource(url);
    source.addEventListener('open', () => {
      const hasMissedSome = wasOpen || failures > 0;
      failures = 0;
      wasOpen = true;
      enter({ status: 'live' });
      if (hasMissedSome) onChange();
    });
    for (const name of CHANGE_EVENTS) source.addEventListener(name, onChange);
    source.addEventListener('error', onBreak);
  };

  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'hidden') {
      hiddenTimer = setTimeout(() => {
        disconnect();
        enter({ status: 'idle' });
      }, HIDDEN_LONG_MS);
    } else if (source === null) connect();
  };

  const start = () => {
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', connect);
    window.addEventListener('offline', onBreak);
    connect();
  };

  const stop = () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', connect);
    window.removeEventListener('offline', onBreak);
    clearTimeout(hiddenTimer);
    disconnect();
    failures = 0;
    wasOpen = false;
    state = { status: 'idle' };
  };

  return {
    state: () => state,
    listen: (onState) => {
      clearTimeout(lingerTimer);
      listeners.add(onState);
      if (state.status === 'idle' && source === null && listeners.size === 1) start();
      return () => {
        listeners.delete(onState);
        if (listeners.size === 0) lingerTimer = setTimeout(stop, LINGER_MS);
      };
    },
  };
}
