import type { BootOverride, LiveState } from '@saltbush/contract/boot';
import type { Connection } from '../pages/PageSource.ts';

interface Options {
  known: () => Pick<LiveState, 'revision' | 'overrides'>;
  ask: () => Promise<LiveState>;
  take: (live: LiveState) => void;
  /** Gets whether news arrives by itself. */
  tell?: (connection: Connection) => void;
  /** Between 0 and 1. All open tabs hear of a revision at once, so each waits a random time before it asks. */
  random?: () => number;
}

const SPREAD_MS = 1000;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;
/** Allows for clocks that differ a little: by then the gateway has ended the override too. */
const EXPIRY_GRACE_MS = 1000;

/**
 * Keeps up with what is live while the tab is visible: one event stream tells of new revisions, then the gateway is
 * asked what they mean for this visitor. Hidden tabs hold no connection and ask when they become visible. If the
 * gateway has no stream to spare, the tab asks each time it tries for one again. Returns a function that stops it.
 */
export function followLive({ known, ask, take, tell = () => {}, random = Math.random }: Options): () => void {
  let stream: EventSource | null = null;
  let isFirstMessage = true;
  let isAsking = false;
  let isOutdated = false;
  let failures = 0;
  let refusals = 0;
  const timers = new Map<'ask' | 'open' | 'expiry', ReturnType<typeof setTimeout>>();

  function after(what: 'ask' | 'open' | 'expiry', delayMs: number, run: () => void): void {
    clearTimeout(timers.get(what));
    timers.set(what, setTimeout(run, delayMs));
  }

  const isWanted = () => document.visibilityState === 'visible' && navigator.onLine;
  /** Adds up to half the time at random, so that tabs that were turned away together do not come back together. */
  const retryMs = (times: number) =>
    Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, times - 1)) * (1 + random() / 2);

  async function askNow(): Promise<void> {
    // News that arrives while a request is under way may be missing from its answer, so ask again.
    isOutdated = true;
    if (isAsking) return;
    isAsking = true;
    try {
      while (isOutdated) {
        isOutdated = false;
        take(await ask());
      }
      failures = 0;
      watchExpiry();
    } catch {
      failures += 1;
      if (isWanted()) after('ask', retryMs(failures), () => void askNow());
    } finally {
      isAsking = false;
    }
  }

  function watchExpiry(): void {
    const ends = known().overrides.map(({ expiresAt }: BootOverride) => Date.parse(expiresAt));
    clearTimeout(timers.get('expiry'));
    if (ends.length === 0) return;
    after('expiry', Math.max(0, Math.min(...ends) - Date.now()) + EXPIRY_GRACE_MS, () => void askNow());
  }

  function onRevision({ data }: MessageEvent<string>): void {
    const told = revisionOf(data);
    const { revision, overrides } = known();
    // The first message of a connection repeats the revision. A later one with the same number means another build.
    const isNews = told > revision || (told === revision && (!isFirstMessage || overrides.length > 0));
    isFirstMessage = false;
    // What is news to this browser alone, nobody else asks for now.
    const spreadMs = told > revision ? SPREAD_MS : 0;
    if (isNews) after('ask', random() * spreadMs, () => void askNow());
  }

  function open(): void {
    if (stream || !isWanted()) return;
    const opened = new EventSource('/api/releases/events');
    stream = opened;
    opened.onopen = () => {
      isFirstMessage = true;
      refusals = 0;
      tell('live');
    };
    opened.addEventListener('revision', onRevision);
    opened.onerror = () => {
      tell('broken');
      // In the other states the browser reconnects by itself.
      if (opened.readyState !== EventSource.CLOSED || stream !== opened) return;
      stream = null;
      refusals += 1;
      after('open', retryMs(refusals), () => {
        open();
        // Without a stream there is no news, so ask.
        if (refusals > 1) void askNow();
      });
    };
  }

  function close(): void {
    stream?.close();
    stream = null;
    for (const what of ['ask', 'open'] as const) clearTimeout(timers.get(what));
  }

  const onSight = () => {
    if (isWanted()) return open();
    close();
    if (!navigator.onLine) tell('broken');
  };
  const events = [
    [document, 'visibilitychange'],
    [window, 'online'],
    [window, 'offline'],
    [window, 'pageshow'],
  ] as const;
  for (const [target, type] of events) target.addEventListener(type, onSight);
  // Browsers do not cache a page with an open connection for the way back.
  window.addEventListener('pagehide', close);
  watchExpiry();
  open();

  return () => {
    for (const [target, type] of events) target.removeEventListener(type, onSight);
    window.removeEventListener('pagehide', close);
    close();
    clearTimeout(timers.get('expiry'));
  };
}

/** -1 for data that is not a revision. */
function revisionOf(data: string): number {
  try {
    const { revision } = JSON.parse(data) as { revision?: unknown };
    return typeof revision === 'number' ? revision : -1;
  } catch {
    return -1;
  }
}
