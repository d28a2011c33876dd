import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Screen readers must still announce these, and an inert live region announces nothing. */
const SPEAKS = '[aria-live], [role="status"], [role="alert"], :has(> [role="status"], > [role="alert"])';

/** Everything beside the element on the way up to the body, except live regions and elements that are already inert. */
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
 * Makes an element modal in its place while `isModal`: everything else is inert, so that the focus stays inside, and
 * Escape or a press outside calls `onClose`. `inert` changes within the same commit, so that `onClose` can focus an
 * element outside right after `flushSync`.
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
    // Everything outside is inert, so a press there lands on the body.
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
