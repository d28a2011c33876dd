import { type RefObject, useEffect, useRef } from 'react';
import type { HealthCheck } from './useHealthCheck.ts';

/**
 * Moves focus to a heading whenever the place changes, so that the change is announced and the keyboard goes on from
 * there. Not on the first place: the page itself has just been announced.
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
