import { goToFragment } from './goToFragment.ts';
import { takeFocus } from './takeFocus.ts';

interface Arrival {
  /** Where the page is rendered; it can take focus. */
  main: HTMLElement;
  /** With the leading `#`, or empty. */
  hash: string;
  /** The scroll position to return to, or null on a page that is opened anew. */
  restoredY: number | null;
}

/**
 * Puts the visitor at the beginning of a page: scrolls, and moves focus to its heading or to what the hash names. A
 * page that is still loading has no heading yet: focus waits on `main` and moves on when the heading comes.
 * @returns a function that gives up waiting.
 */
export function arrive({ main, hash, restoredY }: Arrival): () => void {
  const settle = (): boolean => {
    const heading = main.querySelector('h1');
    if (restoredY !== null || !goToFragment(hash)) {
      takeFocus(heading ?? main);
      window.scrollTo({ top: restoredY ?? 0, behavior: 'instant' });
    }
    return heading !== null;
  };

  if (settle()) return () => {};
  const observer = new MutationObserver(() => {
    if (!main.querySelector('h1')) return;
    observer.disconnect();
    const hasMovedOn = document.activeElement !== main && document.activeElement !== document.body;
    if (!hasMovedOn) settle();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
