import type { SheetSummary, WorkerAnswer } from './rate-sheet-reading.ts';

interface Reading {
  onProgress: (share: number) => void;
  /** Aborted, the worker ends and nothing is answered. */
  signal: AbortSignal;
}

/** Reads a file off the page's thread. Null where no worker can be started, or where it fails: then read it here. */
export function readInWorker(file: File, { onProgress, signal }: Reading): Promise<SheetSummary | null> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./rate-sheet.worker.ts', import.meta.url), { name: 'rate-sheet' });
    } catch {
      resolve(null);
      return;
    }
    const end = (summary: SheetSummary | null) => {
      worker.terminate();
      resolve(summary);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'progress') onProgress(data.share);
      else end(data.summary);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end(null);
    });
    signal.addEventListener('abort', () => worker.terminate());
    worker.postMessage(file);
  });
}
