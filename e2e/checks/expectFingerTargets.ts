import { expect, type Page } from '@playwright/test';

/** Controls that are smaller than 24 by 24 pixels, but for links within a sentence. Runs in the browser. */
function listSmall(): string[] {
  const leastPx = 23.9;
  const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]';

  function sizeOf(element: Element): { width: number; height: number } {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    const after = getComputedStyle(element, '::after');
    // A link may stretch over its whole row, and a label belongs to its box.
    const stretched =
      after.position === 'absolute' && after.content !== 'none'
        ? [Number.parseFloat(after.width), Number.parseFloat(after.height)]
        : [0, 0];
    const boxes = [element, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect());
    return {
      width: Math.max(...boxes.map(({ width }) => width), stretched[0] ?? 0),
      height: Math.max(...boxes.map(({ height }) => height), stretched[1] ?? 0),
    };
  }

  /** WCAG 2.2, 2.5.8: a target in a line of text may be as high as the line. */
  function isInSentence(element: Element): boolean {
    const isInline = getComputedStyle(element).display.startsWith('inline');
    const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
    return isInline && around.some(({ textContent }) => textContent?.trim());
  }

  return [...document.querySelectorAll(controls)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return [];
    const { width, height } = sizeOf(element);
    // One pixel is hidden until it has the focus.
    if (width <= 1 || height <= 1 || (width >= leastPx && height >= leastPx) || isInSentence(element)) return [];
    return [
      `${element.localName} "${element.textContent?.trim().slice(0, 40)}" ${width.toFixed()} x ${height.toFixed()}`,
    ];
  });
}

/** Every control has room for a finger, and no `aside` stands in another. */
export async function expectFingerTargets(page: Page): Promise<void> {
  expect(await page.evaluate(listSmall), `small controls of ${page.url()}`).toEqual([]);
  await expect(page.locator('aside aside'), `asides in asides of ${page.url()}`).toHaveCount(0);
}
