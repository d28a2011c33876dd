import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Makes the embedded database of the test mode where there is none yet, in a thread: that takes seconds, in which the
 * gateway would answer nobody. Opening one that exists takes a tenth of a second.
 */
export async function layTestDatabase(dataDir: string, threadOptions: readonly string[]): Promise<void> {
  if (existsSync(join(dataDir, 'database'))) return;
  const workerUrl = new URL(`./layTestDatabaseWorker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(workerUrl, { execArgv: [...threadOptions], workerData: dataDir });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread that makes the test database ended with ${code}.`)));
  });
  await worker.terminate();
}
