import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';

/** Checks a copy of the page, because axe cannot run in a page without scripts. */
export async function expectScriptlessAccessible(page: Page): Promise<void> {
  const copy = await page.context().newPage();
  await copy.setContent(await page.content());
  await expectAccessible(copy);
  await copy.close();
}
