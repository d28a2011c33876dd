import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expectNoSidewaysScroll } from './expectNoSidewaysScroll.ts';

const WIDTHS = [390, 768, 1280];

/** Checks the current page at the widths of a phone, a tablet and a desktop, and leaves the window at the last one. */
export async function expectGoodAtWidths(page: Page, accessible = expectAccessible): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await accessible(page);
  }
}
