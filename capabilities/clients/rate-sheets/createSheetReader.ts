import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { RATE_SHEET_TOO_SLOW } from '@saltbush/business-api/rate-sheet-format';
import { Refusal } from '@saltbush/capability/refusal';
import type { SheetReading } from './readSheet.ts';

const MOST_AT_ONCE = 2;
const MOST_WAITING = 20;
const TIMEOUT_MS = 20_000;
const MEMORY_MB = 512;

/**
 * Reads the bytes of a sheet. A sheet that takes too long or too much memory is refused.
 * @throws Refusal `unavailable` while too many sheets wait.
 */
export type SheetReader = (bytes: Uint8Array) => Promise<SheetReading>;

interface SheetReaders {
  readSheet: SheetReader;
  close: () => Promise<void>;
}

/**
 * Reads sheets in worker threads, two at a time, so that a stranger's 20 MB hold up nobody. The options are Node's, for
 * the threads.
 */
export function createSheetReader(threadOptions: readonly string[]): SheetReaders {
  // The worker stands beside this file, compiled or not.
  const workerUrl = new URL(`./readSheetWorker${extname(import.meta.url)}`, import.meta.url);
  const idle: Worker[] = [];
  const waiting: (() => void)[] = [];
  let reading = 0;

  function startWorker(): Worker {
    const worker = new Worker(workerUrl, {
      execArgv: [...threadOptions],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // A worker that ends between two sheets concerns nobody, and its error must not end the gateway.
    worker.on('error', () => forget(worker)).on('exit', () => forget(worker));
    return worker;
  }

  function forget(worker: Worker): void {
    const place = idle.indexOf(worker);
    if (place !== -1) idle.splice(place, 1);
  }

  function inThread(bytes: Uint8Array): Promise<SheetReading> {
    const worker = idle.pop() ?? startWorker();
    worker.ref();
    return new Promise<SheetReading>((resolve, reject) => {
      const giveUp = () => {
        clearTimeout(timer);
        void worker.terminate();
        resolve({ status: 'refused', message: RATE_SHEET_TOO_SLOW });
      };
      const fail = (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') giveUp();
        else {
          clearTimeout(timer);
          reject(error);
        }
      };
      const timer = setTimeout(giveUp, TIMEOUT_MS);
      const done = (result: SheetReading) => {
        clearTimeout(timer);
        worker.off('error', fail).off('exit', giveUp).unref();
        idle.push(worker);
        resolve(result);
      };
      worker.once('message', done).once('error', fail).once('exit', giveUp);
      // Copy first: small buffers share their memory with others, which must not be transferred along.
      const copy = new Uint8Array(bytes);
      worker.postMessage(copy, [copy.buffer]);
    });
  }

  const readSheet: SheetReader = async (bytes) => {
    while (reading >= MOST_AT_ONCE) {
      if (waiting.length >= MOST_WAITING) {
        const message = 'Too many rate sheets are being read just now. Nothing was lost; try again in a minute.';
        throw new Refusal(message, { status: 503, code: 'unavailable' });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    reading += 1;
    try {
      return await inThread(bytes);
    } finally {
      reading -= 1;
      waiting.shift()?.();
    }
  };

  return {
    readSheet,
    async close() {
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}
