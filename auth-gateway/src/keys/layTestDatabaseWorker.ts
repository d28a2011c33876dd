import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../database/openDatabase.ts';

const database = await openDatabase({ dataDir: workerData as string, databaseUrl: null });
await database.close();
parentPort?.postMessage('done');
