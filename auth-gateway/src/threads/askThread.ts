import { Worker } from 'node:worker_threads';

interface Thread {
  workerUrl: URL;
  /** Options for Node that the worker needs, for example when it is not compiled. */
  execArgv: readonly string[];
  memoryMb: number;
  timeoutMs: number;
  /** Those that run, so that whoever started them can end them. */
  running: Set<Worker>;
  /** Takes the thread after its answer, to ask it again. Otherwise it is ended. */
  keep?: (worker: Worker) => void;
}

export type ThreadAnswer<T> = { status: 'answered'; value: T } | { status: 'too-much' };

function startThread({ workerUrl, execArgv, memoryMb }: Thread): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
  return new Worker(workerUrl, { execArgv: [...execArgv], env: {}, resourceLimits });
}

/**
 * Sends one message to a thread, a new one where none is given, and resolves with its answer. A thread that takes too long or
 * too much memory is ended. Rejects when its code has a fault.
 */
export function askThread<T>(thread: Thread, message: unknown, worker = startThread(thread)): Promise<ThreadAnswer<T>> {
  const { timeoutMs, running, keep = (one) => void one.terminate() } = thread;
  running.add(worker);
  return new Promise((resolve, reject) => {
    const tooMuch = () => end(() => resolve({ status: 'too-much' }));
    const timer = setTimeout(tooMuch, timeoutMs);
    const onMessage = (value: T) => {
      leave();
      keep(worker);
      resolve({ status: 'answered', value });
    };
    const onError = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooMuch();
      else end(() => reject(error));
    };
    function leave(): void {
      clearTimeout(timer);
      running.delete(worker);
      worker.off('message', onMessage).off('error', onError).off('exit', tooMuch);
    }
    function end(settle: () => void): void {
      leave();
      // It may be told of more than once what ends a thread.
      worker.on('error', () => {});
      void worker.terminate();
      settle();
    }
    worker.on('message', onMessage).on('error', onError).on('exit', tooMuch);
    worker.postMessage(message);
  });
}
