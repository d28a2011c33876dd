import { type RefObject, useEffect, useRef } from 'react';

/**
 * Once a form has closed, gives focus back to the place it was opened from: the button there may be gone with what the
 * form did. Goes on the place, which takes focus by script (`tabIndex={-1}`).
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
