import { useEffect, useRef } from 'react';

/**
 * Calls back when the browser shows the page again as it was left, as Back does. Otherwise a button that was busy when
 * the page was left would stay busy for ever.
 */
export function useShownAgain(onShown: () => void): void {
  const latest = useRef(onShown);
  latest.current = onShown;

  useEffect(() => {
    const note = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
    };
    window.addEventListener('pageshow', note);
    return () => window.removeEventListener('pageshow', note);
  }, []);
}
