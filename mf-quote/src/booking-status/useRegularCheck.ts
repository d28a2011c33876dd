import { useEffect, useRef } from 'react';

const CHECK_EVERY_MS = 15_000;

/** Calls `check` every 15 seconds while the page can be seen, and at once when somebody comes back to it. */
export function useRegularCheck(check: () => void, isOn: boolean): void {
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });

  useEffect(() => {
    if (!isOn) return;
    const checkIfSeen = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(checkIfSeen, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', checkIfSeen);
    window.addEventListener('focus', checkIfSeen);
    window.addEventListener('online', checkIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', checkIfSeen);
      window.removeEventListener('focus', checkIfSeen);
      window.removeEventListener('online', checkIfSeen);
    };
  }, [isOn]);
}
