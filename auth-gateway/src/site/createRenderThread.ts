import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RenderJob, RenderResult, ServerBundle } from './RenderJob.ts';
import type { BundleMessage, RenderMessage, RenderReply } from './renderMessages.ts';

/** One job at a time, so that it is always known whose code hung or ran out of memory. */
export interface RenderThread {
  isBusy: () => boolean;
  /** Never rejects. */
  run: (job: RenderJob) => Promise<RenderResult>;
  close: () => Promise<void>;
}

export interface RenderThreadOptions {
  workerUrl: URL;
  /** For one job, from the moment at which the worker has it. */
  timeoutMs: number;
  memoryMb: number;
}

/** A worker keeps every bundle it was given; after this many it makes room by starting anew. */
const BUNDLES_PER_WORKER = 60;

/** A worker that is replaced whenever a job ends it. */
export function createRenderThread({ workerUrl, timeoutMs, memoryMb }: RenderThreadOptions): RenderThread {
  let worker: Worker | null = null;
  let held = new Set<string>();
  let isBusy = false;

  async function startWorker(): Promise<Worker> {
    const started = new Worker(workerUrl, {
      env: { NODE_ENV: 'production' },
      argv: [],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    held = new Set();
    worker = started;
    started.on('exit', () => forget(started));
    // A job under way hears of it too; between jobs nobody else would, and the process would end.
    started.on('error', () => forget(started));
    started.unref();
    await once(started, 'online');
    return started;
  }

  function forget(stopped: Worker): void {
    if (worker === stopped) worker = null;
  }

  function stopWorker(): void {
    void worker?.terminate();
    worker = null;
  }

  async function bundle({ key, load }: ServerBundle, heldAs: string): Promise<BundleMessage> {
    return held.has(heldAs) ? { key } : { key, code: await load() };
  }

  async function send(target: Worker, { host, page, boot, url }: RenderJob): Promise<RenderResult> {
    const pageHeldAs = `${host.key} ${page?.key}`;
    const message: RenderMessage = {
      host: await bundle(host, host.key),
      page: page && { ...(await bundle(page, pageHeldAs)), expose: page.expose },
      boot,
      url,
    };
    if (worker !== target) throw new Error('The worker ended before the job reached it.');
    return new Promise((resolve) => {
      let isLoaded = false;
      const finish = (result: RenderResult) => {
        clearTimeout(timer);
        target.off('message', hear).off('error', fail).off('exit', exit);
        resolve(result);
      };
      const fail = ({ message }: Error) =>
        finish({ status: 'failed', code: isLoaded ? 'page-stopped' : 'bundle-failed', message });
      const exit = () => fail(new Error('The worker ended.'));
      const hear = (reply: RenderReply) => {
        if (reply.status === 'loaded') {
          isLoaded = true;
          held.add(host.key);
          if (page) held.add(pageHeldAs);
        } else if (reply.status === 'rendered') finish(reply);
        else finish({ status: 'failed', code: isLoaded ? 'page-threw' : 'bundle-failed', message: reply.message });
      };
      const timer = setTimeout(() => {
        stopWorker();
        fail(new Error(`Rendering ${url} took longer than ${timeoutMs} ms.`));
      }, timeoutMs);
      target.on('message', hear).on('error', fail).on('exit', exit);
      target.postMessage(message);
    });
  }

  return {
    isBusy: () => isBusy,
    async run(job) {
      isBusy = true;
      try {
        if (held.size > BUNDLES_PER_WORKER) stopWorker();
        return await send(worker ?? (await startWorker()), job);
      } catch (cause) {
        // The code could not be read or no thread started: nothing that the page has done.
        return { status: 'failed', code: 'unavailable', message: String(cause) };
      } finally {
        isBusy = false;
      }
    },
    async close() {
      await worker?.terminate();
    },
  };
}
