export interface PageState {
  /** Milliseconds since the navigation started. */
  nowMs: number;
  /** The first heading is there, and something was painted since. */
  isPainted: boolean;
  isMenuOpen: boolean;
}

/** Runs in the page, also without scripts of its own. `pressesMenu` presses the phone menu first. */
export function stateOf({ heading, pressesMenu }: { heading: string; pressesMenu: boolean }): PageState {
  const textIn = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const title = [...document.querySelectorAll('main h1')].find((one) => textIn(one).startsWith(heading) && isSeen(one));
  const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu="sheet"]');
  const button = menu?.querySelector('summary');
  if (pressesMenu && button && isSeen(button)) button.click();
  return { nowMs: performance.now(), isPainted: title !== undefined && painted, isMenuOpen: menu?.open === true };
}
