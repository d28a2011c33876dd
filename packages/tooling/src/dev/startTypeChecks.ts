import { Worker } from 'node:worker_threads';
import type { BuildFailure } from '@saltbush/contract/release-api';

export type TypeChecks = (dir: string, onTypes: (failures: BuildFailure[]) => void) => () => Promise<unknown>;

/** `watchTypes` in a thread of its own, so that a build never waits for types. Returns a function that stops it. */
export const startTypeChecks: TypeChecks = (dir, onTypes) => {
  const worker = new Worker(new URL('./typesWorker.js', import.meta.url), { workerData: dir });
  worker.on('message', onTypes);
  // Without types the builds go on.
  worker.on('error', ({ message }) => process.stderr.write(`Types are not checked: ${message}\n`));
  return () => worker.terminate();
};
