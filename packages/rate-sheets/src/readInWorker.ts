import type { WorkerAnswer } from './worker-answer.ts';

interface Reading<Result> {
  /** Starts the worker. The build finds one only where its own file is named, so each caller names it. */
  start: () => Worker;
  /** The result when it takes too long. */
  tooSlow: Result;
  onProgress?: (share: number) => void;
  /** When aborted, the worker ends without a result. */
  signal: AbortSignal;
}

/** Time limit for one file; the largest takes a phone about five seconds. */
const TIMEOUT_MS = 30_000;

/** Reads a file in a worker. Null when no worker starts or it fails; then read it on the page. */
export function readInWorker<Result>(
  file: File,
  { start, tooSlow, onProgress, signal }: Reading<Result>,
): Promise<Result | null> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = start();
    } catch {
      resolve(null);
      return;
    }
    const timer = setTimeout(() => end(tooSlow), TIMEOUT_MS);
    const end = (result: Result | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(result);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Result>>) => {
      if (data.kind === 'progress') onProgress?.(data.share);
      else end(data.result);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(null);
    });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      worker.terminate();
    });
    worker.postMessage(file);
  });
}
