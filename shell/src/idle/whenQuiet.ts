const LONGEST_WAIT_MS = 2000;
const RETRY_MS = 30_000;

/** Runs something once the page has loaded and the browser is idle, and again later if it fails. */
export function whenQuiet(run: () => Promise<void>): void {
  const attempt = () => run().catch(() => setTimeout(attempt, RETRY_MS));
  const onLoaded = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(attempt, { timeout: LONGEST_WAIT_MS });
    else setTimeout(attempt, 200);
  };
  if (document.readyState === 'complete') onLoaded();
  else window.addEventListener('load', onLoaded, { once: true });
}
