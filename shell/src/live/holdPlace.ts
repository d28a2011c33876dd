import { announce } from '../announcer/announce.ts';
import { takeFocus } from '../announcer/takeFocus.ts';

const LONGEST_HOLD_MS = 3000;
const LOOK_EVERY_MS = 100;

/**
 * Remembers where the visitor is on a page. Returns a function that brings them back after another release has
 * replaced it: to the same scroll position, even while the page still loads data, and to the same control. If that
 * control is gone, the heading takes the focus and the change is announced.
 */
export function holdPlace(main: HTMLElement): () => void {
  const { activeElement } = document;
  const focused = activeElement !== main && main.contains(activeElement) ? activeElement : null;
  const mark = focused ? signatureOf(focused) : '';
  const position = focused ? alike(main, mark).indexOf(focused) : -1;
  const top = window.scrollY;
  const heightPx = main.offsetHeight;

  return () => {
    keepHeight(main, heightPx);
    window.scrollTo({ top, behavior: 'instant' });
    if (!focused || document.activeElement === focused) return;
    const twin = alike(main, mark)[position];
    if (twin instanceof HTMLElement) {
      twin.focus({ preventScroll: true });
      if (document.activeElement === twin) return;
    }
    takeFocus(main.querySelector('h1') ?? main);
    announce('This page has been updated.');
  };
}

/** Without this the browser scrolls up while the new page is shorter than the old one. */
function keepHeight(main: HTMLElement, heightPx: number): void {
  main.style.setProperty('min-height', `${heightPx}px`);
  let heldMs = 0;
  const timer = setInterval(() => {
    heldMs += LOOK_EVERY_MS;
    if (heldMs < LONGEST_HOLD_MS && main.querySelector('[aria-busy="true"]')) return;
    clearInterval(timer);
    main.style.removeProperty('min-height');
  }, LOOK_EVERY_MS);
}

function alike(main: HTMLElement, mark: string): Element[] {
  const tag = mark.slice(0, mark.indexOf('\n')) || '*';
  return [...main.querySelectorAll(tag)].filter((element) => signatureOf(element) === mark);
}

/** What the same control has in common in two releases. */
function signatureOf(element: Element): string {
  const attributes = ['type', 'name', 'href', 'role', 'aria-label'].map((name) => element.getAttribute(name) ?? '');
  const isField = /^(input|textarea|select)$/i.test(element.tagName);
  return [element.tagName, ...attributes, isField ? '' : element.textContent].join('\n');
}
