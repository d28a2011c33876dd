import type { LogEntry } from '@saltbush/contract/release-api';

/** How the line to the gateway stands. */
export type LineState = 'connecting' | 'live' | 'broken';

export interface StreamState {
  line: LineState;
  /** The last release that somebody else activated or rolled back while this document looked on. */
  news: LogEntry | null;
}

interface ReleaseStreamOptions {
  url: string;
  /** Something was done to a release. */
  onLog: (entry: LogEntry) => void;
  /** There are new health figures. */
  onHealth: () => void;
  /** The line was broken: anything may have happened. */
  onMissed: () => void;
}

export interface ReleaseStream {
  state: () => StreamState;
  /** Tells of every new state; the stream runs while anybody listens. Returns how to stop listening. */
  listen: (onState: () => void) => () => void;
  /** Says that this document did it: no news to whoever sits in front of it. */
  noteOwn: (seq: number) => void;
  dismissNews: () => void;
}

/** Browsers reconnect by themselves, but not after an answer that is no stream. */
const FIRST_RETRY_MS = 3_000;
const LONGEST_RETRY_MS = 30_000;
/** Moving from page to page leaves and comes back at once: the connection stays. */
const LINGER_MS = 2_000;

const IDLE: StreamState = { line: 'connecting', news: null };

/** The one line over which the gateway tells of everything that is done to releases, however many parts of a page listen. */
export function createReleaseStream({ url, onLog, onHealth, onMissed }: ReleaseStreamOptions): ReleaseStream {
  const listeners = new Set<() => void>();
  const own = new Set<number>();
  let state = IDLE;
  let source: EventSource | null = null;
  let refusals = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let lingerTimer: ReturnType<typeof setTimeout> | undefined;

  const enter = (change: Partial<StreamState>) => {
    state = { ...state, ...change };
    for (const onState of listeners) onState();
  };

  const onEntry = ({ data }: MessageEvent<string>) => {
    const entry = JSON.parse(data) as LogEntry;
    onLog(entry);
    const changesVisitors = entry.kind === 'activate' || entry.kind === 'rollback';
    if (changesVisitors && !own.has(entry.seq)) enter({ news: entry });
  };

  const connect = () => {
    clearTimeout(retryTimer);
    source?.close();
    const opened = new EventSource(url);
    source = opened;
    opened.addEventListener('open', () => {
      const wasBroken = state.line === 'broken';
      refusals = 0;
      enter({ line: 'live' });
      if (wasBroken) onMissed();
    });
    opened.addEventListener('log', onEntry);
    opened.addEventListener('health', onHealth);
    opened.addEventListener('error', () => {
      if (state.line !== 'broken') enter({ line: 'broken' });
      if (opened.readyState !== EventSource.CLOSED) return;
      const waitMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** refusals);
      refusals += 1;
      retryTimer = setTimeout(() => {
        connect();
        // The gateway may have no line to spare for a long time: until it has, the console asks by itself.
        if (refusals > 1) onMissed();
      }, waitMs);
    });
  };

  const stop = () => {
    clearTimeout(retryTimer);
    window.removeEventListener('online', connect);
    source?.close();
    source = null;
    refusals = 0;
    state = IDLE;
  };

  return {
    state: () => state,
    listen: (onState) => {
      clearTimeout(lingerTimer);
      listeners.add(onState);
      if (source === null) {
        window.addEventListener('online', connect);
        connect();
      }
      return () => {
        listeners.delete(onState);
        if (listeners.size === 0) lingerTimer = setTimeout(stop, LINGER_MS);
      };
    },
    noteOwn: (seq) => {
      own.add(seq);
      if (state.news?.seq === seq) enter({ news: null });
    },
    dismissNews: () => enter({ news: null }),
  };
}
