/** Where a browser cannot tell when it is idle: this long after the page is loaded. */
const LATER_MS = 800;

/** Calls once the page is loaded and the browser has nothing else to do. Answers with a way to forget it. */
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
