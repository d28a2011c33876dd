export type EventStreamState =
  | { status: 'idle' }
  | { status: 'connecting' }
  | { status: 'live' }
  /** Broken; reconnecting by itself. */
  | { status: 'broken'; isOnline: boolean };

interface EventStreamOptions {
  url: string;
  /** What happens at each event, by its name. */
  on: Readonly<Record<string, (event: MessageEvent<string>) => void>>;
  /** Called when something may have happened that no event told. */
  onMissed: () => void;
  /** Called when the last listener has left. */
  onClose?: () => void;
  /**
   * `browser`: the browser reconnects, and says which event it had last, so that the gateway sends the later ones; the
   * stream is opened anew only where the gateway refused it. `page`: each break is noted at once and the stream opened
   * anew, for streams whose missed events are not sent again.
   */
  reconnect: 'browser' | 'page';
  /** Wait before the first new attempt. It doubles each time, up to half a minute. */
  firstWaitMs: number;
  /** After a longer wait, `onMissed` is called with each attempt: the gateway may have no stream to spare for long. */
  pollAfterMs: number;
  /** A page that was hidden for this long closes its connection until it is seen. */
  hiddenMs?: number;
}

export interface EventStream {
  state: () => EventStreamState;
  /**
   * Calls back on each new state. The stream is open while anybody listens. Returns a function that stops listening.
   */
  listen: (onState: () => void) => () => void;
  /** Calls everybody who listens, after a change of something that is shown together with the state. */
  tell: () => void;
}

const LONGEST_WAIT_MS = 30_000;
/** Going from page to page stops and starts listening at once, so the connection stays open this long. */
const LINGER_MS = 2_000;

/** One event stream, however many parts of the page listen. */
export function createEventStream(options: EventStreamOptions): EventStream {
  const { url, on, onMissed, onClose, reconnect, firstWaitMs, pollAfterMs, hiddenMs } = options;
  const listeners = new Set<() => void>();
  let state: EventStreamState = { status: 'idle' };
  let source: EventSource | null = null;
  let failures = 0;
  let wasOpen = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let lingerTimer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    for (const onState of listeners) onState();
  };
  const enter = (next: EventStreamState) => {
    state = next;
    tell();
  };

  const disconnect = () => {
    clearTimeout(retryTimer);
    source?.close();
    source = null;
  };

  const retryLater = () => {
    // Up to a quarter more or less, so that pages that were turned away together do not come back together.
    const waitMs = Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** failures) * (0.75 + Math.random() / 2);
    failures += 1;
    retryTimer = setTimeout(() => {
      connect();
      if (waitMs > pollAfterMs) onMissed();
    }, waitMs);
  };

  const onBreak = () => {
    const wasLive = state.status === 'live';
    const isClosed = source === null || source.readyState === EventSource.CLOSED;
    if (reconnect === 'page') disconnect();
    if (reconnect === 'page' || isClosed) retryLater();
    if (state.status !== 'broken' || reconnect === 'page') enter({ status: 'broken', isOnline: navigator.onLine });
    // The gateway also ends the stream with the session; reading the data shows whether that was the reason.
    if (wasLive && reconnect === 'page') onMissed();
  };

  const connect = () => {
    disconnect();
    if (state.status !== 'broken') enter({ status: 'connecting' });
    source = new EventSource(url);
    source.addEventListener('open', () => {
      const hasMissedSome = wasOpen || failures > 0 || state.status === 'broken';
      failures = 0;
      wasOpen = true;
      enter({ status: 'live' });
      if (hasMissedSome) onMissed();
    });
    for (const [name, onEvent] of Object.entries(on)) source.addEventListener(name, onEvent);
    source.addEventListener('error', onBreak);
  };

  const onVisibility = () => {
    clearTimeout(hiddenTimer);
    if (document.visibilityState !== 'hidden') {
      if (source === null) connect();
      return;
    }
    hiddenTimer = setTimeout(() => {
      disconnect();
      enter({ status: 'idle' });
    }, hiddenMs);
  };

  const start = () => {
    if (hiddenMs !== undefined) document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', connect);
    if (reconnect === 'page') window.addEventListener('offline', onBreak);
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
    onClose?.();
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
    tell,
  };
}
