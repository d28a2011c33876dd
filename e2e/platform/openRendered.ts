import type { Page } from '@playwright/test';
import { renderedHeading } from '../checks/renderedHeading.ts';

/** Opens a page with the content that the server has made, before its scripts. */
export async function openRendered(page: Page, path: string): Promise<void> {
  await renderedHeading(page.request, path);
  await page.goto(path, { waitUntil: 'commit' });
}
