import { type RefObject, useEffect, useRef } from 'react';
import type { HealthCheck } from './useHealthCheck.ts';

/**
 * Focuses a heading whenever the place changes, so that it is announced and the keyboard continues there. Not for the
 * first place, because the page itself has just been announced.
 */
export function useArrivalFocus(place: HealthCheck['place']): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);

  useEffect(() => {
    const before = shown.current;
    shown.current = place;
    if (before === place || before === 'restoring') return;
    heading.current?.focus();
  }, [place]);

  return heading;
}
