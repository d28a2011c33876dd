import { type RefObject, useEffect, useState } from 'react';

/** How long the pointer, or a finger, rests on a control before its tooltip appears. */
const DELAY_MS = 700;
/** Within this time, the tooltip of the next control appears at once. */
const SKIP_MS = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

/** Whether to show the tooltip of the button or link around an element. */
export function useTooltip(inside: RefObject<Element | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const control = inside.current?.closest<HTMLElement>('button, a');
    if (!control) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let isShown = false;
    let isPressed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = () => {
      isShown = true;
      setIsOpen(true);
    };
    const hide = () => {
      clearTimeout(timer);
      if (!isShown) return;
      isShown = false;
      lastClosedAt = Date.now();
      setIsOpen(false);
    };
    const showSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(show, DELAY_MS);
    };
    const isTouch = (event: PointerEvent) => event.pointerType === 'touch';

    control.addEventListener(
      'pointerenter',
      (event) => {
        if (isTouch(event)) return;
        if (Date.now() - lastClosedAt < SKIP_MS) show();
        else showSoon();
      },
      { signal },
    );
    control.addEventListener('pointerleave', hide, { signal });
    control.addEventListener(
      'pointerdown',
      (event) => {
        isPressed = true;
        if (isTouch(event)) showSoon();
        else hide();
      },
      { signal },
    );
    const letGo = () => {
      isPressed = false;
      hide();
    };
    control.addEventListener('pointerup', letGo, { signal });
    control.addEventListener('pointercancel', letGo, { signal });
    // A press moves the focus too, but only the keyboard's focus shows the tooltip.
    control.addEventListener('focus', () => !isPressed && control.matches(':focus-visible') && show(), { signal });
    control.addEventListener('blur', hide, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    return () => {
      listening.abort();
      hide();
    };
  }, [inside]);

  return isOpen;
}
