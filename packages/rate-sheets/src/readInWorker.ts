import { RATE_SHEET_TOO_SLOW } from '@saltbush/business-api/rate-sheet-format';
import type { SheetSummary, WorkerAnswer } from './rate-sheet-reading.ts';

interface Reading {
  onProgress: (share: number) => void;
  /** When aborted, the worker ends without a result. */
  signal: AbortSignal;
}

/** Time limit for one sheet; the largest takes a phone about five seconds. */
const TIMEOUT_MS = 30_000;

/** Reads a file in a worker. Null when no worker starts or it fails; then read it on the page. */
export function readInWorker(file: File, { onProgress, signal }: Reading): Promise<SheetSummary | null> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./rate-sheet.worker.ts', import.meta.url), { name: 'rate-sheet' });
    } catch {
      resolve(null);
      return;
    }
    const timer = setTimeout(() => end({ status: 'refused', message: RATE_SHEET_TOO_SLOW }), TIMEOUT_MS);
    const end = (summary: SheetSummary | null) => {
      clearTimeout(timer);
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
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      worker.terminate();
    });
    worker.postMessage(file);
  });
}
