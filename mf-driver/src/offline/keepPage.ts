const WORKER = '/job/worker.js';

/** Files that this page has loaded. */
function loadedFiles(): string[] {
  return performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/mf/') ? [name] : []));
}

/**
 * Lets the telephone open this page without reception. `tokens` are the jobs that it still has: copies of other pages are
 * dropped. Never rejects: without it the page works, only not offline.
 */
export async function keepPage(tokens: readonly string[]): Promise<void> {
  // Not on pages without https, nor in some private windows.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return;
  try {
    await serviceWorker.register(WORKER, { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    active?.postMessage({ jobs: tokens.map((token) => `/job/${token}`), files: loadedFiles() });
  } catch {
    // The browser may be full, or refuse workers altogether.
  }
}
