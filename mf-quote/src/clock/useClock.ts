import { useEffect, useState } from 'react';
import { renderedMoment } from './renderedMoment.ts';

const MINUTE_MS = 60_000;

/** Cut-offs fall on full minutes, so that the moment stays one within a minute. */
const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

interface Clock {
  /** The minute in milliseconds since 1970. */
  now: number;
  /** Whether that is the minute of this browser, and the page answers; else the page is as the server rendered it. */
  isLive: boolean;
}

/**
 * The time, new at every full minute. A page that the server rendered begins at the server's minute, which the page
 * holds in `data-clock`: its first render must agree with what is on show.
 */
export function useClock(): Clock {
  const [clock, setClock] = useState<Clock>(() => ({ now: renderedMoment() ?? thisMinute(), isLive: false }));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      setClock({ now: thisMinute(), isLive: true });
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    tick();
    // Timers of hidden tabs and sleeping machines are late.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return clock;
}
