import type { SheetSummary } from './rate-sheet-reading.ts';
import { readSheetBytes } from './readSheetBytes.ts';
import type { WorkerAnswer } from './worker-answer.ts';

// A file of ours, because papaparse starts its own worker from a blob, which the site's policy forbids. It reads one
// file, reports progress, then the result.
const answer = (message: WorkerAnswer<SheetSummary>) => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
  const read = async () => {
    const bytes = new Uint8Array(await data.arrayBuffer());
    const onProgress = (share: number) => answer({ kind: 'progress', share });
    answer({ kind: 'read', result: await readSheetBytes(bytes, { onProgress, pausing: false }) });
  };
  // The page reads the file itself after a failure here, and reports the reason.
  read().catch((error: unknown) => globalThis.reportError(error));
});
