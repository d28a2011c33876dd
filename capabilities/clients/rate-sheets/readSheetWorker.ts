import { parentPort } from 'node:worker_threads';
import { readSheet } from './readSheet.ts';

parentPort?.on('message', (bytes: Uint8Array) => {
  parentPort?.postMessage(readSheet(bytes));
});
