import type { Worker } from 'node:worker_threads';

/** Whoever saves goes on saving. */
const READY_MS = 60_000;

/** Keeps one thread for the next question, for a minute after its answer: its code is loaded and has run before. */
export function createSpareThread() {
  let ready: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  function take(): Worker | undefined {
    clearTimeout(timer);
    const worker = ready ?? undefined;
    ready = null;
    worker?.off('error', take).off('exit', take).ref();
    return worker;
  }

  return {
    /** The thread that is ready, for whoever asks now. */
    take,
    keep(worker: Worker): void {
      if (ready !== null || isOver) {
        void worker.terminate();
        return;
      }
      // It holds up no end of the process.
      worker.unref();
      worker.on('error', take).on('exit', take);
      ready = worker;
      timer = setTimeout(() => void take()?.terminate(), READY_MS).unref();
    },
    async close(): Promise<void> {
      isOver = true;
      await take()?.terminate();
    },
  };
}
