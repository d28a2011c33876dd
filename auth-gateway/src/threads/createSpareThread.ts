import type { Worker } from 'node:worker_threads';
import { startThread } from './askThread.ts';

/** Whoever saves goes on saving. */
const READY_MS = 60_000;

/** Keeps a thread ready for the next question after one was answered, for a minute: it takes longer to start than to answer. */
export function createSpareThread(thread: Parameters<typeof startThread>[0]) {
  let ready: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  function take(): Worker | undefined {
    clearTimeout(timer);
    const worker = ready ?? undefined;
    ready = null;
    worker?.removeAllListeners();
    worker?.ref();
    return worker;
  }

  return {
    /** The thread that is ready, for whoever asks now. */
    take,
    prepare(): void {
      if (ready !== null || isOver) return;
      const worker = startThread(thread);
      // It holds up no end of the process.
      worker.unref();
      const gone = () => {
        if (ready === worker) take();
      };
      worker.once('error', gone).once('exit', gone);
      ready = worker;
      timer = setTimeout(() => void take()?.terminate(), READY_MS).unref();
    },
    async close(): Promise<void> {
      isOver = true;
      await take()?.terminate();
    },
  };
}
