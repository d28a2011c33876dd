import type { Worker } from 'node:worker_threads';
import { Refusal } from '@saltbush/capability/refusal';
import { type FolderReading, readFolder } from '@saltbush/contract/gate';
import { askThread } from '../threads/askThread.ts';
import { createSpareThread } from '../threads/createSpareThread.ts';

const MOST_AT_ONCE = 2;
const MOST_WAITING = 10;
const TIMEOUT_MS = 20_000;
const MEMORY_MB = 512;
/** Smaller releases are read here: that takes less time than a thread needs to start. */
const READ_HERE_BYTES = 32_000;

/**
 * Checks the files of a release as the gate does. A release that takes too long or too much memory is refused.
 * @throws Refusal `unavailable` while too many releases wait.
 */
export type FolderReader = (files: ReadonlyMap<string, Buffer>, name: string) => Promise<FolderReading>;

interface FolderThreads {
  workerUrl?: URL;
  /** Options for Node that the worker needs, for example when it is not compiled. */
  execArgv?: string[];
  /** For how long a release may be read. */
  timeoutMs?: number;
}

const tooSlow = (timeoutMs: number): FolderReading => ({
  status: 'refused',
  release: null,
  findings: [
    {
      code: 'script-invalid',
      message: `The scripts of this release take more than ${timeoutMs / 1000} s to read. Make them smaller or simpler.`,
    },
  ],
});

/** Reads releases in worker threads, two at a time, so that their scripts hold up nobody. */
export function createFolderReader({
  workerUrl = new URL('./readFolderWorker.js', import.meta.url),
  execArgv = [],
  timeoutMs = TIMEOUT_MS,
}: FolderThreads = {}) {
  const refusal = tooSlow(timeoutMs);
  const running = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let reading = 0;

  const spare = createSpareThread();
  const thread = { workerUrl, execArgv, memoryMb: MEMORY_MB, timeoutMs, running, keep: spare.keep };

  async function inThread(files: ReadonlyMap<string, Buffer>, name: string): Promise<FolderReading> {
    const answer = await askThread<FolderReading>(thread, { files, name }, spare.take());
    return answer.status === 'answered' ? answer.value : refusal;
  }

  const read: FolderReader = async (files, name) => {
    const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
    if (bytes <= READ_HERE_BYTES) return readFolder(files, name);
    while (reading >= MOST_AT_ONCE) {
      if (waiting.length >= MOST_WAITING) {
        const message = 'Too many releases are being read just now. Nothing was published; try again in a minute.';
        throw new Refusal(message, { status: 503, code: 'unavailable' });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    reading += 1;
    try {
      return await inThread(files, name);
    } finally {
      reading -= 1;
      waiting.shift()?.();
    }
  };

  return {
    readFolder: read,
    async close(): Promise<void> {
      await Promise.all([spare.close(), ...[...running].map((worker) => worker.terminate())]);
    },
  };
}
