import type { WorkerAnswer } from '@saltbush/rate-sheets';
import type { BulkFileReading } from './bulk-file.ts';
import { readBulkBytes } from './readBulkBytes.ts';

// A file of ours, because papaparse starts its own worker from a blob, which the site's policy forbids.
globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
  const read = async () => {
    const result = await readBulkBytes(new Uint8Array(await data.arrayBuffer()));
    globalThis.postMessage({ kind: 'read', result } satisfies WorkerAnswer<BulkFileReading>);
  };
  // The page reads the file itself after a failure here, and reports the reason.
  read().catch((error: unknown) => globalThis.reportError(error));
});
