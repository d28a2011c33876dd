import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns focus to the place a form was opened from once the form closes; its button may be gone by then. Put the ref
 * on that place, with `tabIndex={-1}`.
 */
export function useReturnFocus<Place extends HTMLElement>(isOpen: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) place.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return place;
}
