import { useSyncExternalStore } from 'react';

/** From here on the columns of the table fit. */
export const WIDE_QUERY = '(min-width: 60em)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the list is a table; it is told apart for the height of its rows alone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE_QUERY).matches,
    () => true,
  );
}
