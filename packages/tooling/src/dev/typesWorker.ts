import { parentPort, workerData } from 'node:worker_threads';
import { watchTypes } from './watchTypes.ts';

// Where there is no TypeScript nothing is watched, and the thread ends.
watchTypes(String(workerData), (failures) => parentPort?.postMessage(failures));
