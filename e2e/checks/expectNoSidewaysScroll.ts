import { expect, type Page } from '@playwright/test';

/** Nothing may be wider than the window, after charts and others that measure themselves have resized. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflowPx = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflowPx, 'pixels wider than the window').toBeLessThanOrEqual(0);
}
