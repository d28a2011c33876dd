import { expect, type Page } from '@playwright/test';

/** Nothing is wider than the window, once what measures itself, such as a chart, has followed its size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflowPx = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflowPx, 'pixels wider than the window').toBeLessThanOrEqual(0);
}
