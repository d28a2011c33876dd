import { createEventStream } from '@saltbush/calls';
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

const IDLE: StreamState = { connection: 'connecting', news: null };

/** The one event stream for everything done to releases, however many parts of a page listen. */
export function createReleaseStream({ url, onLog, onHealth, onMissed }: ReleaseStreamOptions): ReleaseStream {
  const own = new Set<number>();
  let shown = IDLE;

  const stream = createEventStream({
    url,
    on: {
      log({ data }) {
        const entry = JSON.parse(data) as LogEntry;
        onLog(entry);
        // The last line of a set stands for all of them.
        const isPartOfSet = entry.details?.set !== undefined && membersOf(entry) === null;
        const changesVisitors = !isPartOfSet && CHANGE_VISITORS.some((kind) => kind === entry.kind);
        if (changesVisitors && !own.has(entry.seq)) announce(entry);
      },
      health: onHealth,
    },
    onMissed,
    onClose: () => {
      shown = IDLE;
    },
    reconnect: 'browser',
    firstWaitMs: 3_000,
    pollAfterMs: 4_000,
  });

  function announce(news: LogEntry | null): void {
    shown = { ...shown, news };
    stream.tell();
  }

  return {
    state() {
      const { status } = stream.state();
      const connection = status === 'idle' ? 'connecting' : status;
      if (connection !== shown.connection) shown = { ...shown, connection };
      return shown;
    },
    listen: stream.listen,
    noteOwn: (seq) => {
      own.add(seq);
      if (shown.news?.seq === seq) announce(null);
    },
    dismissNews: () => announce(null),
  };
}
