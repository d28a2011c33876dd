import { Worker } from 'node:worker_threads';
import type { BootState } from '@saltbush/contract/boot';
import type { RenderedContent, RenderMessage, RenderReply } from './renderMessages.ts';

export interface ServerBundle {
  /** Name and version: the same key always stands for the same code. */
  key: string;
  load: () => Promise<string>;
}

export interface RenderJob {
  host: ServerBundle;
  page: (ServerBundle & { expose: string }) | null;
  boot: BootState;
  url: string;
}

export interface RenderPool {
  /** Rejects when the bundle throws, takes too long or exhausts its memory; the next job finds a fresh worker. */
  render(job: RenderJob): Promise<RenderedContent>;
  close(): Promise<void>;
}

interface Options {
  workerUrl: URL;
  timeoutMs: number;
  memoryMb: number;
}

interface Waiting {
  resolve: (content: RenderedContent) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** A worker keeps every bundle it was given; after this many it makes room by starting anew. */
const BUNDLES_PER_WORKER = 60;

/**
 * Renders pages in a worker thread that has no environment, bounded memory and bounded time, since the code it runs
 * belongs to the teams' releases and not to the gateway.
 */
export function createRenderPool({ workerUrl, timeoutMs, memoryMb }: Options): RenderPool {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let sentBundles = new Set<string>();
  let lastId = 0;
  let isClosed = false;

  function startWorker(): Worker {
    const started = new Worker(workerUrl, {
      env: { NODE_ENV: 'production' },
      argv: [],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    sentBundles = new Set();
    started.on('message', (reply: RenderReply) => {
      const job = take(reply.id);
      if (reply.status === 'rendered') job?.resolve({ html: reply.html, styles: reply.styles });
      else job?.reject(new Error(reply.message));
    });
    started.on('error', (error) => abandon(started, error));
    started.on('exit', () => abandon(started, new Error('The rendering worker stopped.')));
    started.unref();
    return started;
  }

  function take(id: number): Waiting | undefined {
    const job = waiting.get(id);
    waiting.delete(id);
    clearTimeout(job?.timer);
    return job;
  }

  function abandon(stopped: Worker, error: Error): void {
    if (worker !== stopped) return;
    worker = null;
    for (const id of [...waiting.keys()]) take(id)?.reject(error);
  }

  function stopWorker(reason: Error): void {
    const stopping = worker;
    if (!stopping) return;
    abandon(stopping, reason);
    void stopping.terminate();
  }

  return {
    async render({ host, page, boot, url }) {
      if (isClosed) throw new Error('The renderer is closed.');
      const [hostCode, pageCode] = await Promise.all([host.load(), page?.load()]);
      if (sentBundles.size > BUNDLES_PER_WORKER && waiting.size === 0) stopWorker(new Error('Making room.'));
      worker ??= startWorker();
      const target = worker;
      lastId += 1;
      const id = lastId;
      const isNewHost = !sentBundles.has(host.key);
      // A remote's bundle is bound to the host it was evaluated with, so a new host needs it again.
      if (isNewHost) sentBundles = new Set([host.key]);
      const isNewPage = page !== null && !sentBundles.has(page.key);
      if (page) sentBundles.add(page.key);
      const message: RenderMessage = {
        id,
        host: isNewHost ? { key: host.key, code: hostCode } : { key: host.key },
        page: page && {
          key: page.key,
          expose: page.expose,
          ...(isNewPage && pageCode !== undefined ? { code: pageCode } : {}),
        },
        boot,
        url,
      };
      return new Promise<RenderedContent>((resolve, reject) => {
        const timer = setTimeout(
          () => stopWorker(new Error(`Rendering ${url} took longer than ${timeoutMs} ms.`)),
          timeoutMs,
        );
        waiting.set(id, { resolve, reject, timer });
        target.postMessage(message);
      });
    },
    async close() {
      isClosed = true;
      const stopping = worker;
      if (stopping) {
        abandon(stopping, new Error('The renderer is closed.'));
        await stopping.terminate();
      }
    },
  };
}
