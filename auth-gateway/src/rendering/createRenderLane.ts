import { isDamaged } from '../releases/damaged-file.ts';
import type { ProcessSupply, Started } from './createProcessSupply.ts';
import type { Allowance, Answer, RenderProcess } from './createRenderProcess.ts';
import { loadBundle } from './loadBundle.ts';
import {
  failure,
  type RenderFailure,
  type RenderJob,
  type RenderResult,
  type ServerBundle,
  thrownFailure,
} from './RenderJob.ts';
import { residentMb } from './residentMb.ts';

/** Renders the pages of one release of one remote, in a process in which no other release ever runs. */
export interface RenderLane {
  /** Runs one job at a time. Never rejects. */
  run: (job: RenderJob) => Promise<RenderResult>;
  /** Megabytes that its process held after the latest job; 0 without a process. */
  heldMb: () => number;
  hasProcess: () => boolean;
  stop: () => void;
}

interface Options {
  supply: ProcessSupply;
  /** Own time of a process for one job, counted from when it is ready; see `createOwnTime`. */
  timeoutMs: number;
  /** Limit for waiting until a process is ready. */
  longestWaitMs: number;
}

/** Jobs after which a process is replaced, long before it reaches the system's limit of processor time. */
const JOBS_PER_PROCESS = 1_000;
/** A process that holds more megabytes than this after a page is replaced before the next one. */
const MOST_KEPT_MB = 180;

type Attempt = RenderResult | { status: 'killed'; reason: string };

/** Turns an answer other than the expected one into a failure. */
function judge(answer: Exclude<Answer, { status: 'killed' }>, code: 'bundle-failed' | 'page-threw'): RenderFailure {
  if (answer.status === 'failed') return thrownFailure(code, answer.reason);
  const stopped = code === 'page-threw' ? 'page-stopped' : code;
  return failure(stopped, answer.status === 'stopped' ? answer.reason : 'The process answered without being asked.');
}

/** Runs the jobs of one release. When a job ends the process, the next job gets a new one. */
export function createRenderLane({ supply, timeoutMs, longestWaitMs }: Options): RenderLane {
  let process: RenderProcess | null = null;
  let starting: Promise<Started> | null = null;
  let hasPage = false;
  let jobs = 0;
  let heldMb = 0;
  let isStopped = false;

  function stop(): void {
    process?.stop();
    process = null;
    hasPage = false;
    jobs = 0;
    heldMb = 0;
  }

  function startOnce({ host, isAhead = false }: RenderJob): Promise<Started> {
    starting ??= supply.take(host, { isReplaced: isAhead }).then((started) => {
      starting = null;
      if (started.status === 'ready') {
        process = started.process;
        if (isStopped) stop();
      }
      return started;
    });
    return starting;
  }

  async function ready(job: RenderJob): Promise<Started> {
    if (process?.isAlive()) return { status: 'ready', process };
    stop();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Started>((resolve) => {
      const message = `No process was ready within ${longestWaitMs} ms.`;
      timer = setTimeout(() => resolve(failure('unavailable', message)), longestWaitMs);
    });
    const started = await Promise.race([startOnce(job), late]);
    clearTimeout(timer);
    return started;
  }

  async function load(
    target: RenderProcess,
    page: ServerBundle,
    limit: (url: string) => Limit,
  ): Promise<Attempt | null> {
    let code: string;
    try {
      code = await page.load();
    } catch (cause) {
      // A bundle that cannot be read says nothing about the page, but one that differs from what was published does.
      return failure(isDamaged(cause) ? 'bundle-failed' : 'unavailable', String(cause));
    }
    const answer = await loadBundle(target, { kind: 'page', key: page.key, code }, limit(page.key));
    if (answer.status === 'loaded') return null;
    // Stop the process, since half of the bundle may have run.
    stop();
    return answer.status === 'killed' ? answer : judge(answer, 'bundle-failed');
  }

  async function attempt(job: RenderJob): Promise<Attempt> {
    const { page, boot, url, part } = job;
    const started = await ready(job);
    if (started.status === 'failed') return started;
    const target = started.process;
    const allowance = { leftMs: timeoutMs };
    const limit = (what: string): Limit => ({
      allowance,
      tooLate: `${what} took longer than ${timeoutMs} ms of its own time.`,
    });
    if (page && !hasPage) {
      const failed = await load(target, page, limit);
      if (failed) return failed;
      hasPage = true;
    }
    jobs += 1;
    const request = { kind: 'render', expose: page?.expose ?? null, boot, url, ...(part ? { part } : {}) } as const;
    const answer = await target.ask(request, limit(url));
    if (answer.status === 'rendered' || answer.status === 'killed') return answer;
    return judge(answer, 'page-threw');
  }

  function tidy(): void {
    heldMb = process?.pid === undefined ? 0 : (residentMb(process.pid) ?? 0);
    if (!process?.isAlive() || heldMb > MOST_KEPT_MB || jobs >= JOBS_PER_PROCESS) stop();
  }

  return {
    heldMb: () => heldMb,
    hasProcess: () => process !== null || starting !== null,
    stop() {
      isStopped = starting !== null;
      stop();
    },
    async run(job) {
      isStopped = false;
      const first = await attempt(job);
      // When somebody outside ended the process, the page is not to blame and gets another process.
      const result = first.status === 'killed' ? await attempt(job) : first;
      tidy();
      return result.status === 'killed' ? failure('page-stopped', result.reason) : result;
    },
  };
}

interface Limit {
  allowance: Allowance;
  tooLate: string;
}
