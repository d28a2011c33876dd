import { newSubmissionId } from '@saltbush/business-api/submission-id';
import type { DriverJob, DriverReport } from '@saltbush/positions/api';
import { readJob } from '../api/readJob.ts';
import type { JobStore, KeptJob, Pictures } from '../store/JobStore.ts';
import { oneAtATime } from './oneAtATime.ts';
import { afterFailure, type Refusal, sendWaiting } from './sendWaiting.ts';
import { withWaiting } from './withWaiting.ts';

/** What happened, without the name and the time that a report gets. */
export type Happened = DriverReport extends infer One
  ? One extends DriverReport
    ? Omit<One, 'id' | 'at'>
    : never
  : never;

/** What the page shows of a job. */
export interface JobView {
  /** `unread`: there is no job yet, and no answer. `ended`: the link opens nothing any more. */
  link: 'reading' | 'open' | 'unread' | 'ended';
  /** With what waits; null until it was read once. */
  job: DriverJob | null;
  readAtMs: number;
  isStarted: boolean;
  isSharing: boolean;
  /** Reports and pictures that the gateway does not have. */
  waitingCount: number;
  /** Whether the last call had an answer. */
  isReached: boolean;
  refusals: readonly Refusal[];
  /** Whether what waits outlives the page. */
  isLasting: boolean;
}

export interface JobKeeper {
  view: () => JobView;
  subscribe: (onChange: () => void) => () => void;
  /** Shows what the telephone has kept, then asks the gateway. */
  start: () => Promise<void>;
  /** Sends what waits; reads the job when nothing does. */
  send: () => Promise<void>;
  report: (happened: Happened, atMs: number, pictures?: Pictures) => Promise<void>;
  choose: (choice: Partial<Pick<KeptJob, 'isStarted' | 'isSharing'>>) => Promise<void>;
  dismissRefusals: () => void;
  /** The jobs that the telephone still has; others whose links have ended are forgotten. */
  keptTokens: () => Promise<string[]>;
}

const FIRST: JobView = {
  link: 'reading',
  job: null,
  readAtMs: 0,
  isStarted: false,
  isSharing: false,
  waitingCount: 0,
  isReached: true,
  refusals: [],
  isLasting: true,
};

/** Keeps a job and its reports on the telephone, and brings them to the gateway whenever that answers. */
export function createJobKeeper(token: string, store: JobStore, now: () => number = Date.now): JobKeeper {
  let view: JobView = { ...FIRST, isLasting: store.isLasting };
  let kept: KeptJob | null = null;
  const listeners = new Set<() => void>();

  function show(changes: Partial<JobView>): void {
    view = { ...view, ...changes };
    for (const listener of listeners) listener();
  }

  /** Shows the job with what waits now. */
  async function showKept(): Promise<void> {
    const [reports, pictures] = [await store.reports(), await store.pictures()];
    const waitingCount = reports.length + Object.keys(pictures).length;
    show(kept ? { ...kept, job: withWaiting(kept.job, reports), link: 'open', waitingCount } : { waitingCount });
  }

  async function keepJob(job: DriverJob): Promise<void> {
    kept = { isStarted: false, isSharing: false, ...kept, job, readAtMs: now() };
    await store.keep(kept);
    await showKept();
  }

  async function end(): Promise<void> {
    await showKept();
    await store.forget();
    kept = null;
    show({ link: 'ended', job: null, isSharing: false, isReached: true });
  }

  const onRefused = (refusals: Refusal[]) => {
    if (refusals.length > 0) show({ refusals: [...view.refusals, ...refusals] });
  };

  async function readIt(): Promise<void> {
    const tried = await readJob(token);
    if (tried.status === 'answered') {
      show({ isReached: true });
      await keepJob(tried.answer);
      return;
    }
    const after = afterFailure(tried.error) ?? 'later';
    if (after === 'ended') await end();
    else show({ isReached: after !== 'offline', ...(kept ? {} : { link: 'unread' }) });
  }

  const send = oneAtATime(async () => {
    if (view.link === 'ended') return;
    if (view.waitingCount === 0) {
      await readIt();
      return;
    }
    const sending = await sendWaiting({ token, store, onJob: keepJob, onRefused, onLess: showKept });
    if (sending === 'ended') await end();
    else show({ isReached: sending !== 'offline' });
  });

  return {
    view: () => view,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start: async () => {
      kept = await store.kept();
      await showKept();
      await send();
    },
    send,
    report: async (happened, atMs, pictures = {}) => {
      const report = { ...happened, id: newSubmissionId(), at: new Date(atMs).toISOString() } as DriverReport;
      try {
        await store.add(report, pictures);
      } catch {
        onRefused([
          { id: report.id, message: 'This telephone has no room to keep that. Free some, then do it again.' },
        ]);
        return;
      }
      await showKept();
      await send();
    },
    choose: async (choice) => {
      if (!kept) return;
      kept = { ...kept, ...choice };
      await store.keep(kept);
      await showKept();
    },
    dismissRefusals: () => show({ refusals: [] }),
    keptTokens: () => store.tidy(now()),
  };
}
