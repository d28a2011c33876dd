import type { Page } from '@playwright/test';
import { keepForDocuments } from './keepPicture.ts';

/** A phone, a tablet, a laptop and a large screen, in CSS pixels. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];

/** Keeps what a window of each width shows of the page, for `docs/work-frame.md`. */
export async function keepAtWidths(page: Page, name: string): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await page.evaluate(() => scrollTo(0, 0));
    await keepForDocuments(page, `${name}-${window.width}`);
  }
}
