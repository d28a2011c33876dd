import { takeFocus } from '../announcer/takeFocus.ts';

/** What screen readers name when the focus comes to it, so that one hears where one is. */
const PLACES =
  'section, form, article, dialog, fieldset, main, [role="dialog"], [role="group"], [role="region"], [role="tabpanel"]';
/** Ways for a focused control to go: it is removed, or one of these says so of it or of what holds it. */
const GOES_WITH = ['disabled', 'hidden', 'inert'];

/** The nearest place that still stands, of all that held the control; null once its page has gone. */
function nearestPlace(holders: readonly Element[]): HTMLElement | null {
  const standing = holders.find((holder) => holder.isConnected && holder.matches(PLACES));
  return standing instanceof HTMLElement && standing.checkVisibility?.() !== false ? standing : null;
}

/** Every element that holds this one, the nearest first. */
function holdersOf(element: Element): Element[] {
  const holders: Element[] = [];
  for (let holder = element.parentElement; holder; holder = holder.parentElement) holders.push(holder);
  return holders;
}

/**
 * Keeps the focus in its place when the focused control goes: a button that is gone once it was pressed would leave it on
 * the body, and whoever reads with the keyboard at the start of the page. Pages move the focus to what comes next
 * themselves; this is for those that do not. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let focused: { element: Element; holders: Element[]; path: string } | null = null;
  let waiting = 0;

  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = { element: target, holders: holdersOf(target), path: location.pathname };
  };
  // Whoever presses beside every control takes the focus away on purpose.
  const forget = () => {
    if (document.activeElement === document.body) focused = null;
  };
  const restore = () => {
    waiting = 0;
    if (focused === null || focused.path !== location.pathname) return;
    const { element, holders } = focused;
    if (document.activeElement !== document.body && document.activeElement !== element) return;
    const isThere =
      element.isConnected && !element.matches(':disabled') && element.closest('[hidden], [inert]') === null;
    const place = isThere ? null : nearestPlace(holders);
    if (place !== null) takeFocus(place);
  };
  const observer = new MutationObserver(() => {
    // A frame later browsers have blurred what was disabled or hidden, and pages have moved the focus themselves.
    if (focused !== null && waiting === 0) waiting = requestAnimationFrame(() => requestAnimationFrame(restore));
  });

  document.addEventListener('focusin', note);
  document.addEventListener('pointerup', forget);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: GOES_WITH });
  return () => {
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerup', forget);
    observer.disconnect();
    cancelAnimationFrame(waiting);
  };
}
