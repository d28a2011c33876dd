import { useEffect, useState } from 'react';
import { renderedMoment } from './renderedMoment.ts';

const MINUTE_MS = 60_000;

/** Cut-offs fall on full minutes, so nothing changes within a minute. */
const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

interface Clock {
  /** The minute in milliseconds since 1970. */
  now: number;
  /**
   * Whether this is the browser's minute and the page is interactive; before that, it shows what the server rendered.
   */
  isLive: boolean;
}

/**
 * The time, updated at every full minute. A page from the server starts with the server's minute, kept in `data-clock`,
 * since the first render must match the HTML.
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
    // Timers are late in hidden tabs and after sleep.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return clock;
}
