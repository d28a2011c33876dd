import { useSyncExternalStore } from 'react';

/** Window width from which the table's columns fit. */
export const WIDE_QUERY = '(min-width: 60em)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the list is a table. Scripts need it only for the row height. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE_QUERY).matches,
    () => true,
  );
}
