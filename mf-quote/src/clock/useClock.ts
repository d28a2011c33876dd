import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The time in milliseconds, new at every full minute, since cut-offs fall on full minutes. Null in the first render:
 * server and browser must agree there.
 */
export function useClock(): number | null {
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const time = Date.now();
      setNow(time);
      timer = setTimeout(tick, MINUTE_MS - (time % MINUTE_MS));
    };
    tick();
    // Timers of hidden tabs and sleeping machines are late.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return now;
}
