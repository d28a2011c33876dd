import { useEffect, useRef } from 'react';
import { usePageVisible } from './usePageVisible.ts';

export const REFRESH_MS = 10_000;

/** How a query of the desk keeps up: asked anew on arrival, and every ten seconds while the page can be seen. */
export function usePollingOptions(): { pollingInterval: number; refetchOnMountOrArgChange: true } {
  return { pollingInterval: usePageVisible() ? REFRESH_MS : 0, refetchOnMountOrArgChange: true };
}

/** Asks at once when the page comes back into view, where waiting for the next turn would show old news. */
export function useRefreshOnReturn(refetch: () => unknown): void {
  const isVisible = usePageVisible();
  const wasVisible = useRef(isVisible);
  useEffect(() => {
    if (isVisible && !wasVisible.current) refetch();
    wasVisible.current = isVisible;
  }, [isVisible, refetch]);
}
