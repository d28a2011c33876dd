import type { LiveKind, LogEntry } from '@saltbush/contract/release-api';
import { membersOf } from './membersOf.ts';

/** State of the event stream. */
export type ConnectionState = 'connecting' | 'live' | 'broken';

export interface StreamState {
  connection: ConnectionState;
  /** What somebody else did last that changed what visitors get, since this document was opened. */
  news: LogEntry | null;
}

interface ReleaseStreamOptions {
  url: string;
  /** Called when something was done to a release. */
  onLog: (entry: LogEntry) => void;
  /** Called when there are new health figures. */
  onHealth: () => void;
  /** Called after the stream was broken, when anything may have happened. */
  onMissed: () => void;
}

export interface ReleaseStream {
  state: () => StreamState;
  /**
   * Calls back on each new state. The stream is open while anybody listens. Returns a function that stops listening.
   */
  listen: (onState: () => void) => () => void;
  /** Notes an act of this document, so that it is not announced as news. */
  noteOwn: (seq: number) => void;
  dismissNews: () => void;
}

const CHANGE_VISITORS = ['activate', 'rollback', 'retire'] as const satisfies readonly LiveKind[];

/** Browsers reconnect by themselves, but not after an answer that is not a stream. */
const FIRST_RETRY_MS = 3_000;
const LONGEST_RETRY_MS = 30_000;
/** Going from page to page stops and starts listening at once, so the connection stays open this long. */
const LINGER_MS = 2_000;

const IDLE: StreamState = { connection: 'connecting', news: null };

/** The one event stream for everything done to releases, however many parts of a page listen. */
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
    // The last line of a set stands for all of them.
    const isPartOfSet = entry.details?.set !== undefined && membersOf(entry) === null;
    const changesVisitors = !isPartOfSet && CHANGE_VISITORS.some((kind) => kind === entry.kind);
    if (changesVisitors && !own.has(entry.seq)) enter({ news: entry });
  };

  const connect = () => {
    clearTimeout(retryTimer);
    source?.close();
    const opened = new EventSource(url);
    source = opened;
    opened.addEventListener('open', () => {
      const wasBroken = state.connection === 'broken';
      refusals = 0;
      enter({ connection: 'live' });
      if (wasBroken) onMissed();
    });
    opened.addEventListener('log', onEntry);
    opened.addEventListener('health', onHealth);
    opened.addEventListener('error', () => {
      if (state.connection !== 'broken') enter({ connection: 'broken' });
      if (opened.readyState !== EventSource.CLOSED) return;
      const waitMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** refusals);
      refusals += 1;
      retryTimer = setTimeout(() => {
        connect();
        // The gateway may have no stream to spare for a long time, so the console polls until it has.
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
