import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';

/** Checks a copy of a page that runs no script, and so none that could check the page itself. */
export async function expectScriptlessAccessible(page: Page): Promise<void> {
  const copy = await page.context().newPage();
  await copy.setContent(await page.content());
  await expectAccessible(copy);
  await copy.close();
}
