import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Screen readers must go on hearing these: a live region that is inert says nothing. */
const SPEAKS = '[aria-live], [role="status"], [role="alert"], :has(> [role="status"], > [role="alert"])';

/** Everything beside the element on the way up to the body, except what speaks and what rests already. */
function listOutside(element: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement)) continue;
      if (!sibling.matches(SPEAKS) && !sibling.hasAttribute('inert')) outside.push(sibling);
    }
  }
  return outside;
}

/**
 * Makes an element that stays in its place modal while `isModal`: everything else is inert, so that the focus stays
 * inside, and Escape or a press outside calls `onClose`. The page rests and wakes within the same commit, so that what
 * `onClose` wants to focus can be focused at once after `flushSync`.
 */
export function useModal(element: RefObject<HTMLElement | null>, isModal: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    if (!isModal || !element.current) return undefined;
    const outside = listOutside(element.current);
    for (const each of outside) each.setAttribute('inert', '');
    return () => {
      for (const each of outside) each.removeAttribute('inert');
    };
  }, [element, isModal]);

  useEffect(() => {
    if (!isModal) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    // Whatever is pressed outside is inert, so the press itself lands on the body.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && target.isConnected && !element.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [element, isModal]);
}
