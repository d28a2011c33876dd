import { useEffect, useState } from 'react';

/**
 * What is loaded after the page has been shown; null until then, where it is not wanted, and where it cannot be loaded:
 * only for what a page can do without. `load` is the same function at each render.
 */
export function useLate<T>(isWanted: boolean, load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (value) => setLoaded({ value }),
      () => undefined,
    );
  }, [isWanted, load]);
  return loaded?.value ?? null;
}
