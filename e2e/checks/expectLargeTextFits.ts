import { expect, type Page } from '@playwright/test';

/** Text that leaves the window or what clips it, and boxes whose one line is too short for it. Runs in the browser. */
function listCut(): string[] {
  const cut = new Set<string>();
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]');
  const scrolls = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'auto' || overflowX === 'scroll';
  const clips = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip';
  /** Within a pixel, or hidden on purpose, as text for screen readers is. */
  const isInside = (text: DOMRect, { left, right, width }: { left: number; right: number; width: number }) =>
    width <= 2 || (text.left >= left - 1 && text.right <= right + 1);

  function check(text: DOMRect, of: Element): void {
    for (let holder: Element | null = of; holder && holder !== document.body; holder = holder.parentElement) {
      const style = getComputedStyle(holder);
      if (scrolls(style)) return;
      if (clips(style)) {
        const box = holder.getBoundingClientRect();
        if (box.width <= 2) return;
        if (!isInside(text, box)) cut.add(`"${of.textContent?.trim().slice(0, 60)}" in ${holder.localName}`);
      }
    }
    const screen = { left: 0, right: window.innerWidth, width: window.innerWidth };
    if (!isInside(text, screen)) {
      const [left, right] = [Math.round(text.left), Math.round(text.right)];
      cut.add(`"${of.textContent?.trim().slice(0, 60)}" beside the window, from ${left} to ${right}`);
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest('option, script, style, noscript')) continue;
    if (!isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) if (text.width > 0.5) check(text, element);
  }
  for (const button of document.querySelectorAll('button, [role="tab"]')) {
    const { scrollWidth, clientWidth } = button;
    if (isSeen(button) && clientWidth > 0 && scrollWidth > clientWidth + 2) cut.add(`button "${button.textContent}"`);
  }
  return [...cut];
}

/**
 * With letters twice as large on a phone nothing scrolls sideways and no text is cut. Leaves the letters as they were.
 */
export async function expectLargeTextFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  // What passes by on its own is cut at the edges on purpose, and stands still for whoever asks for that.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  const overflowPx = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflowPx, `pixels of ${page.url()} wider than the window`).toBeLessThanOrEqual(0);
  expect(await page.evaluate(listCut), `text of ${page.url()} that is cut`).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.emulateMedia({ reducedMotion: null });
}
