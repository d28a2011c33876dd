/** What the page may say about its line to the gateway. */
export type StreamState =
  | { status: 'idle' }
  | { status: 'connecting' }
  | { status: 'live' }
  /** Broken off, and tried again by itself. */
  | { status: 'broken'; isOnline: boolean };

interface ShipmentStreamOptions {
  url: string;
  /** Something changed, or may have while nobody listened. */
  onChange: () => void;
}

export interface ShipmentStream {
  state: () => StreamState;
  /** Tells of every new state; the stream runs while anybody listens. Returns how to stop listening. */
  listen: (onState: () => void) => () => void;
}

/** A changed consignment; and changes that were missed. */
const CHANGE_EVENTS = ['shipment', 'resync'] as const;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A page that nobody has looked at for this long gives its connection back. */
const HIDDEN_LONG_MS = 5 * 60_000;
/** Moving from page to page leaves and comes back at once: the connection stays. */
const LINGER_MS = 2_000;

/**
 * The one line over which the gateway tells of changed consignments, however many parts of the page listen. It comes
 * back by itself, waiting longer each time (1 to 30 seconds), and at once when the network returns; while it stays broken
 * the page reads anew about twice a minute. It rests while the page has been hidden for five minutes.
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
      // The gateway may have no line to spare for a long time: until it has, the page asks by itself.
      if (isPersistent) onChange();
    }, waitMs);
    const wasLive = state.status === 'live';
    enter({ status: 'broken', isOnline: navigator.onLine });
    // The gateway also ends the line with the session; reading again tells.
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
