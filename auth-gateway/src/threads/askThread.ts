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

/** A thread that loads its code and waits for one message. */
export function startThread({ workerUrl, execArgv, memoryMb }: Omit<Thread, 'timeoutMs' | 'running'>): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
  return new Worker(workerUrl, { execArgv: [...execArgv], env: {}, resourceLimits });
}

/**
 * Sends one message to a thread, a new one where none is given, and resolves with its answer. It is ended then, and when it
 * takes too long or too much memory. Rejects when its code has a fault.
 */
export function askThread<T>(thread: Thread, message: unknown, worker = startThread(thread)): Promise<ThreadAnswer<T>> {
  const { timeoutMs, running } = thread;
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
