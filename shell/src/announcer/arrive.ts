import { whenQuiet } from '../idle/whenQuiet.ts';
import { endOpening } from '../opening/endOpening.ts';
import { goToFragment } from './goToFragment.ts';
import { takeFocus } from './takeFocus.ts';

interface Arrival {
  /** The element the page is rendered in; it can take focus. */
  main: HTMLElement;
  /** With the leading `#`, or empty. */
  hash: string;
  /** Scroll position to restore; null for a newly opened page. */
  restoredY: number | null;
}

/**
 * Puts the visitor at the start of a page: scrolls, and focuses its heading or the element that the hash names. A
 * page that is still loading has no heading, so `main` takes the focus until the heading appears.
 * @returns a function that stops waiting.
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

  // As in a document that opens at its top; the page is not laid out yet.
  if (hash === '' && restoredY === null) {
    document.documentElement.dataset.opening = '';
    whenQuiet(async () => endOpening());
  }
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
