import { useEffect, useRef } from 'react';
import { usePageVisible } from './usePageVisible.ts';

export const REFRESH_MS = 10_000;

/** Query options of the desk: read on mount, and every ten seconds while the page is visible. */
export function usePollingOptions(): { pollingInterval: number; refetchOnMountOrArgChange: true } {
  return { pollingInterval: usePageVisible() ? REFRESH_MS : 0, refetchOnMountOrArgChange: true };
}

/** Reads at once when the page becomes visible again, instead of waiting for the next turn. */
export function useRefreshOnReturn(refetch: () => unknown): void {
  const isVisible = usePageVisible();
  const wasVisible = useRef(isVisible);
  useEffect(() => {
    if (isVisible && !wasVisible.current) refetch();
    wasVisible.current = isVisible;
  }, [isVisible, refetch]);
}
