import { expect, type Page } from '@playwright/test';

/**
 * Where a browser puts its own few colours in the place of a page's, what is current, pressed or chosen has to differ
 * from the others beside it by its lines or its letters, since every background is the same.
 */
export async function expectToldByLines(page: Page): Promise<void> {
  const alike = await page.evaluate(() => {
    const STATES = ['aria-current', 'aria-pressed', 'aria-selected'];
    const isOn = (element: Element) =>
      STATES.some((state) => !['false', null].includes(element.getAttribute(state))) && element.checkVisibility();
    const linesOf = (element: Element): string =>
      [element, ...element.children]
        .flatMap((one) => [null, '::before', '::after'].map((part) => getComputedStyle(one, part)))
        .map((style) =>
          [
            ...['outlineStyle', 'outlineWidth', 'outlineColor', 'textDecorationLine', 'fontWeight'],
            ...['borderTop', 'borderBottom', 'borderLeft', 'borderRight'],
            ...['color', 'content', 'forcedColorAdjust'],
          ]
            .map((name) => style[name as keyof CSSStyleDeclaration])
            .join(' '),
        )
        .join('; ');
    return [...document.querySelectorAll(STATES.map((state) => `[${state}]`).join())].filter(isOn).flatMap((chosen) => {
      const row = chosen.closest('nav, ul, ol, [role="tablist"], [role="group"]') ?? chosen.parentElement;
      const others = [...(row?.querySelectorAll(chosen.tagName) ?? [])].filter(
        (other) => other !== chosen && !isOn(other) && other.checkVisibility() && other.className === chosen.className,
      );
      return others.some((other) => linesOf(other) === linesOf(chosen)) ? [chosen.textContent ?? chosen.outerHTML] : [];
    });
  });
  expect(alike, 'looks like those that are not chosen').toEqual([]);
}
