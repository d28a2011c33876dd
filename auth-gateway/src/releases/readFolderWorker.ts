import { parentPort } from 'node:worker_threads';
import { createScriptReader, readFolder } from '@saltbush/contract/gate';

interface Job {
  files: Map<string, Uint8Array>;
  name: string;
}

/** The next release may be the same working copy, of which one file was saved. */
const nextBuild = createScriptReader();

parentPort?.on('message', ({ files, name }: Job) => {
  const buffers = new Map<string, Buffer>();
  for (const [path, { buffer, byteOffset, byteLength }] of files) {
    buffers.set(path, Buffer.from(buffer, byteOffset, byteLength));
  }
  parentPort?.postMessage(readFolder(buffers, name, nextBuild()));
});
