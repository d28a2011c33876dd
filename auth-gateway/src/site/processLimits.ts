import type { ProcessLimits } from '../rendering/createRenderProcess.ts';

const WORKER_URL = new URL('../rendering/worker/renderWorker.js', import.meta.url);

/** What a process that renders pages may take, for visitors and in a trial alike. */
export const processLimits = (workerUrl: URL = WORKER_URL): ProcessLimits => ({
  workerUrl,
  heapMb: 160,
  memoryMb: 300,
});
