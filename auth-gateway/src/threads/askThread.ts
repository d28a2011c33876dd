import { Worker } from 'node:worker_threads';

interface Thread {
  workerUrl: URL;
  /** Options for Node that the worker needs, for example when it is not compiled. */
  execArgv: readonly string[];
  memoryMb: number;
  timeoutMs: number;
  /** Those that run, so that whoever started them can end them. */
  running: Set<Worker>;
}

export type ThreadAnswer<T> = { status: 'answered'; value: T } | { status: 'too-much' };

/**
 * Sends one message to a new thread and resolves with its answer. A thread that takes too long or too much memory is
 * ended. Rejects when its code has a fault.
 */
export function askThread<T>(
  { workerUrl, execArgv, memoryMb, timeoutMs, running }: Thread,
  message: unknown,
): Promise<ThreadAnswer<T>> {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
  const worker = new Worker(workerUrl, { execArgv: [...execArgv], env: {}, resourceLimits });
  running.add(worker);
  return new Promise((resolve, reject) => {
    const tooMuch = () => end(() => resolve({ status: 'too-much' }));
    const timer = setTimeout(tooMuch, timeoutMs);
    function end(settle: () => void): void {
      clearTimeout(timer);
      running.delete(worker);
      void worker.terminate();
      settle();
    }
    worker.once('message', (value: T) => end(() => resolve({ status: 'answered', value })));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooMuch();
      else end(() => reject(error));
    });
    worker.once('exit', tooMuch);
    worker.postMessage(message);
  });
}
