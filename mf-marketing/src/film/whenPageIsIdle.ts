/** Delay after the page has loaded, in browsers without idle callbacks. */
const LATER_MS = 800;

/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenPageIsIdle(call: () => void): () => void {
  const leaving = new AbortController();
  const soon = () => {
    const later = () => {
      if (!leaving.signal.aborted) call();
    };
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(later);
    else setTimeout(later, LATER_MS);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true, signal: leaving.signal });
  return () => leaving.abort();
}
