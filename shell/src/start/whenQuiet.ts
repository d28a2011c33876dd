const LONGEST_WAIT_MS = 2000;
const RETRY_MS = 30_000;

/** Does something once the page is loaded and the browser has nothing better to do; later again while that fails. */
export function whenQuiet(run: () => Promise<void>): void {
  const attempt = () => run().catch(() => setTimeout(attempt, RETRY_MS));
  const onLoaded = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(attempt, { timeout: LONGEST_WAIT_MS });
    else setTimeout(attempt, 200);
  };
  if (document.readyState === 'complete') onLoaded();
  else window.addEventListener('load', onLoaded, { once: true });
}
