import { useEffect } from 'react';

/** Goes to what the address names once it is there: the host looked for it when the page opened, before the list of calls. */
export function useArrival(isThere: boolean): void {
  useEffect(() => {
    if (!isThere || scrollY > innerHeight) return;
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ behavior: 'instant' });
  }, [isThere]);
}
