import { createRenderThread, type RenderThread, type RenderThreadOptions } from './createRenderThread.ts';
import type { RenderJob, RenderResult } from './RenderJob.ts';

export interface RenderPool {
  /** Never rejects. What a job does to its worker is that job's failure alone; the others find another worker. */
  render: (job: RenderJob) => Promise<RenderResult>;
  close: () => Promise<void>;
}

interface Options extends RenderThreadOptions {
  /** Whoever has waited this long for a worker is better served by the browser. */
  longestWaitMs: number;
}

interface Waiting {
  job: RenderJob;
  settle: (result: RenderResult) => void;
  impatience: NodeJS.Timeout;
}

const MAX_THREADS = 2;
/** A page takes a few milliseconds: whoever waits this long waits behind one that hangs. */
const SPARE_THREAD_AFTER_MS = 100;

/**
 * Renders pages in worker threads that have no environment, bounded memory and bounded time, since the code they run
 * belongs to the teams' releases and not to the gateway.
 */
export function createRenderPool({ longestWaitMs, ...options }: Options): RenderPool {
  const threads: RenderThread[] = [createRenderThread(options)];
  const queue: Waiting[] = [];
  let spare: NodeJS.Timeout | null = null;
  let isClosed = false;

  function dispatch(): void {
    for (const thread of threads.filter((candidate) => !candidate.isBusy())) {
      const next = queue.shift();
      if (!next) return;
      clearTimeout(next.impatience);
      void thread.run(next.job).then((result) => {
        next.settle(result);
        dispatch();
      });
    }
    if (queue.length > 0 && threads.length < MAX_THREADS) spare ??= setTimeout(addThread, SPARE_THREAD_AFTER_MS);
  }

  function addThread(): void {
    spare = null;
    if (queue.length === 0) return;
    threads.push(createRenderThread(options));
    dispatch();
  }

  function unavailable(message: string): RenderResult {
    return { status: 'failed', code: 'unavailable', message };
  }

  return {
    render(job) {
      if (isClosed) return Promise.resolve(unavailable('The renderer is closed.'));
      return new Promise((settle) => {
        const impatience = setTimeout(() => {
          queue.splice(queue.indexOf(waiting), 1);
          settle(unavailable(`No worker was free for ${longestWaitMs} ms.`));
        }, longestWaitMs);
        const waiting = { job, settle, impatience };
        queue.push(waiting);
        dispatch();
      });
    },
    async close() {
      isClosed = true;
      if (spare) clearTimeout(spare);
      for (const { settle, impatience } of queue.splice(0)) {
        clearTimeout(impatience);
        settle(unavailable('The renderer is closed.'));
      }
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
