import type { WorkerAnswer } from './rate-sheet-reading.ts';
import { readSheetBytes } from './readSheetBytes.ts';

// A file of ours, since papaparse makes its own worker from a blob, which the site's policy forbids. It takes one file
// and answers how far it is, then what is in it.
const answer = (message: WorkerAnswer) => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
  const read = async () => {
    const bytes = new Uint8Array(await data.arrayBuffer());
    const onProgress = (share: number) => answer({ kind: 'progress', share });
    answer({ kind: 'read', summary: await readSheetBytes(bytes, { onProgress, pausing: false }) });
  };
  // What cannot be read here, the page tries itself and says why.
  read().catch((error: unknown) => globalThis.reportError(error));
});
