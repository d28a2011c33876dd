const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs something at the first sign that somebody is there: a pointer moves, a key is pressed or the page is scrolled. */
export function whenUsed(run: () => void): void {
  const used = new AbortController();
  const onSign = () => {
    used.abort();
    run();
  };
  for (const type of SIGNS) {
    document.addEventListener(type, onSign, { signal: used.signal, capture: true, passive: true });
  }
}
