import { type PointerEvent, useRef } from 'react';

export const SWIPE_THRESHOLD_PX = 50;

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Moves an element with the pointer to the right (`--swipe-x`) and calls back when it was pulled far enough. */
export function useSwipeRight(onSwiped: () => void): SwipeHandlers {
  const startX = useRef<number | null>(null);

  const distance = (event: PointerEvent) => Math.max(0, event.clientX - (startX.current ?? event.clientX));
  const release = (element: HTMLElement) => {
    startX.current = null;
    element.style.removeProperty('--swipe-x');
  };

  return {
    onPointerDown: (event) => {
      if (event.button > 0 || (event.target instanceof Element && event.target.closest('button, a'))) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      if (startX.current === null) return;
      event.currentTarget.style.setProperty('--swipe-x', `${distance(event)}px`);
    },
    onPointerUp: (event) => {
      const isFarEnough = distance(event) >= SWIPE_THRESHOLD_PX;
      release(event.currentTarget);
      if (isFarEnough) onSwiped();
    },
    onPointerCancel: (event) => release(event.currentTarget),
  };
}
