import { parentPort, workerData } from 'node:worker_threads';
import { watchTypes } from './watchTypes.ts';

/** What was saved is on the screen by then; a check keeps a whole core busy for seconds. */
const REST_MS = 2_000;

// Where there is no TypeScript nothing is watched, and the thread ends.
watchTypes(String(workerData), (failures) => parentPort?.postMessage(failures), REST_MS);
