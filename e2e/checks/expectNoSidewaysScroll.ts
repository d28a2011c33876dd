import { expect, type Page } from '@playwright/test';

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflowPx, 'pixels wider than the window').toBeLessThanOrEqual(0);
}
