import { parentPort } from 'node:worker_threads';
import { createScriptReader, readFolder, saveFindings } from '@saltbush/contract/gate';
import type { ReadingJob } from './createFolderReader.ts';

/** The next release may be the same working copy, of which one file was saved. */
const nextBuild = createScriptReader();

parentPort?.on('message', (job: ReadingJob) => {
  const files = new Map<string, Buffer>();
  for (const [path, { buffer, byteOffset, byteLength }] of job.files) {
    files.set(path, Buffer.from(buffer, byteOffset, byteLength));
  }
  parentPort?.postMessage(
    job.kind === 'save' ? saveFindings(job.release, files) : readFolder(files, job.name, nextBuild()),
  );
});
