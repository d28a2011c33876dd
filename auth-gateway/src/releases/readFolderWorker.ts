import { parentPort } from 'node:worker_threads';
import { readFolder } from '@saltbush/contract/gate';

interface Job {
  files: Map<string, Uint8Array>;
  name: string;
}

parentPort?.on('message', ({ files, name }: Job) => {
  const buffers = new Map<string, Buffer>();
  for (const [path, { buffer, byteOffset, byteLength }] of files) {
    buffers.set(path, Buffer.from(buffer, byteOffset, byteLength));
  }
  parentPort?.postMessage(readFolder(buffers, name));
});
