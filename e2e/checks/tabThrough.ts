import { expect, type Page } from '@playwright/test';

interface TabStop {
  /** Element and name, such as `a "Contact Us"`. */
  label: string;
  /** A menu of the header that Enter opens. */
  isClosedMenu: boolean;
  /** Why a sighted person could not tell where the focus is. */
  fault: 'no outline' | 'off screen' | 'covered' | null;
}

/** More than the number of tab stops of any page. */
const MAX_STOPS = 200;

/** The focused element; null when focus has left the page. Runs in the browser. */
async function readStop(): Promise<TabStop | null> {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body || element.dataset.tabStop !== undefined) {
    return null;
  }
  element.dataset.tabStop = '';

  function findFault(target: HTMLElement): TabStop['fault'] {
    const box = target.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right <= left || bottom <= top) return 'off screen';
    // The label of an option shows the outline, and what a link lays over its row.
    const holders = [target, target.parentElement, target.parentElement?.parentElement].filter(
      (holder) => holder != null,
    );
    const styles = [...holders.map((holder) => getComputedStyle(holder)), getComputedStyle(target, '::after')];
    const isOutlined = styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    if (!isOutlined) return 'no outline';
    // A wrapped link does not fill its box, so any point that hits it is enough.
    const isSeen = [0.1, 0.5, 0.9].some((x) =>
      [0.25, 0.5, 0.75].some((y) => {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        return hit !== null && (target.contains(hit) || hit.contains(target));
      }),
    );
    return isSeen ? null : 'covered';
  }

  // The page may still be scrolling to the element or showing it.
  let fault = findFault(element);
  for (let frame = 0; fault !== null && frame < 30; frame += 1) {
    await new Promise(requestAnimationFrame);
    fault = findFault(element);
  }
  const isClosedMenu = element.matches('header details:not([open]) > summary');
  const menu = element.parentElement;
  if (isClosedMenu && menu) {
    menu.dataset.opening = '';
    menu.addEventListener('toggle', () => delete menu.dataset.opening, { once: true });
  }
  const name = element.ariaLabel ?? element.textContent?.trim();
  return {
    label: `${element.localName} "${name || element.getAttribute('name')}"`,
    isClosedMenu,
    fault,
  };
}

/** Visible controls that were not reached. Runs in the browser, after `readStop`. */
function listMissed(): string[] {
  const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(focusable)]
    .filter((element) => element.dataset.tabStop === undefined && element.tabIndex >= 0)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
    .map((element) => `${element.localName} "${element.textContent?.trim()}"`);
}

/**
 * Tabs through the page until the focus leaves it or returns to an earlier element, and opens every header menu on the
 * way. `missed` lists controls that a keyboard cannot reach, for example all that follow a focus trap.
 */
export async function tabThrough(page: Page): Promise<{ stops: TabStop[]; missed: string[] }> {
  const stops: TabStop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (stop === null) return { stops, missed: await page.evaluate(listMissed) };
    stops.push(stop);
    if (!stop.isClosedMenu) continue;
    await page.keyboard.press('Enter');
    // The sheet of small screens takes the focus once it is open.
    await expect(page.locator('[data-opening]')).toHaveCount(0);
    const first = await page.evaluate(readStop);
    if (first) stops.push(first);
  }
  throw new Error(`The focus is still on the page after ${MAX_STOPS} stops, last on ${stops.at(-1)?.label}`);
}
