import type { Page } from '@playwright/test';

/**
 * Resolves once a page has started and follows what is live, which is the last thing that it begins. Call it before the
 * page is opened.
 */
export async function untilFollowing(page: Page): Promise<void> {
  await page.waitForRequest('**/api/releases/events');
}
