import { parentPort } from 'node:worker_threads';
import { readFolder, readScript, type ScriptReading } from '@saltbush/contract/gate';

interface Job {
  files: Map<string, Uint8Array>;
  name: string;
}

/** The scripts of the last release. The next one may be the same working copy, of which one file was saved. */
let known = new Map<string, { text: string; reading: ScriptReading }>();

parentPort?.on('message', ({ files, name }: Job) => {
  const buffers = new Map<string, Buffer>();
  for (const [path, { buffer, byteOffset, byteLength }] of files) {
    buffers.set(path, Buffer.from(buffer, byteOffset, byteLength));
  }
  const read = new Map<string, { text: string; reading: ScriptReading }>();
  const answer = readFolder(buffers, name, (path, text) => {
    const before = known.get(path);
    const one = before?.text === text ? before : { text, reading: readScript(path, text) };
    read.set(path, one);
    return one.reading;
  });
  known = read;
  parentPort?.postMessage(answer);
});
