import { useSyncExternalStore } from 'react';

/** Up to this width the price is a sheet over the page, not a card beside the form. */
const SHEET_QUERY = '(max-width: 63.99em)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(SHEET_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is too narrow for the price beside the form. */
export function useIsSheet(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(SHEET_QUERY).matches,
    () => false,
  );
}
