import type { Worker } from 'node:worker_threads';
import { Refusal } from '@saltbush/capability/refusal';
import { type Finding, type FolderReading, readFolder, saveFindings } from '@saltbush/contract/gate';
import type { RemoteRelease } from '@saltbush/contract/release';
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

/**
 * Checks what was saved in a working copy, as the gate does. `release` is the build that it follows.
 * @throws Refusal `unavailable` while too many releases wait.
 */
export type SaveReader = (scripts: ReadonlyMap<string, Buffer>, release: RemoteRelease) => Promise<Finding[]>;

/** What a thread reads. */
export type ReadingJob = { files: ReadonlyMap<string, Uint8Array> } & (
  | { kind: 'folder'; name: string }
  | { kind: 'save'; release: RemoteRelease }
);

interface FolderThreads {
  workerUrl?: URL;
  /** Options for Node that the worker needs, for example when it is not compiled. */
  execArgv?: string[];
  /** For how long a release may be read. */
  timeoutMs?: number;
}

const tooSlow = (timeoutMs: number): Finding => ({
  code: 'script-invalid',
  message: `The scripts of this release take more than ${timeoutMs / 1000} s to read. Make them smaller or simpler.`,
});

const isSmall = (files: ReadonlyMap<string, Buffer>): boolean =>
  [...files.values()].reduce((sum, { length }) => sum + length, 0) <= READ_HERE_BYTES;

/** Reads releases in worker threads, two at a time, so that their scripts hold up nobody. */
export function createFolderReader({
  workerUrl = new URL('./readFolderWorker.js', import.meta.url),
  execArgv = [],
  timeoutMs = TIMEOUT_MS,
}: FolderThreads = {}) {
  const findings = [tooSlow(timeoutMs)];
  const running = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let reading = 0;

  const spare = createSpareThread();
  const thread = { workerUrl, execArgv, memoryMb: MEMORY_MB, timeoutMs, running, keep: spare.keep };

  async function inThread<Reading>(job: ReadingJob, tooMuch: Reading): Promise<Reading> {
    while (reading >= MOST_AT_ONCE) {
      if (waiting.length >= MOST_WAITING) {
        const message = 'Too many releases are being read just now. Nothing was published; try again in a minute.';
        throw new Refusal(message, { status: 503, code: 'unavailable' });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    reading += 1;
    try {
      const answer = await askThread<Reading>(thread, job, spare.take());
      return answer.status === 'answered' ? answer.value : tooMuch;
    } finally {
      reading -= 1;
      waiting.shift()?.();
    }
  }

  const read: FolderReader = async (files, name) =>
    isSmall(files)
      ? readFolder(files, name)
      : inThread<FolderReading>({ kind: 'folder', files, name }, { status: 'refused', release: null, findings });
  const readSave: SaveReader = async (files, release) =>
    isSmall(files) ? saveFindings(release, files) : inThread({ kind: 'save', files, release }, findings);

  return {
    readFolder: read,
    readSave,
    async close(): Promise<void> {
      await Promise.all([spare.close(), ...[...running].map((worker) => worker.terminate())]);
    },
  };
}
