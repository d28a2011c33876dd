import { join } from 'node:path';
import type { Page, PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';
import { ROOT } from '../platform/root.ts';

const DOCUMENTS = join(ROOT, 'docs/images');
const SITE = join(ROOT, 'mf-marketing/src/pictures');

/** As the pictures of the fleet are encoded; letters need a little more than skies do. */
const AVIF = { quality: 58, effort: 5 };
const WEBP = { quality: 80, effort: 5 };

type Frame = Pick<PageScreenshotOptions, 'clip' | 'fullPage'>;

/** Keeps a picture of the page for the documents. */
export async function keepForDocuments(page: Page, name: string, frame: Frame = {}): Promise<void> {
  await page.screenshot({ path: join(DOCUMENTS, `${name}.png`), scale: 'css', animations: 'disabled', ...frame });
}

/** Keeps a picture of the page for the site, as AVIF and WebP of each width in pixels. */
export async function keepForSite(page: Page, name: string, widthsPx: number[], frame: Frame = {}): Promise<void> {
  const png = await page.screenshot({ scale: 'device', animations: 'disabled', ...frame });
  for (const widthPx of widthsPx) {
    const sized = sharp(png).resize({ width: widthPx, kernel: 'lanczos3' });
    const file = join(SITE, `screen-${name}-${widthPx}`);
    await sized.clone().avif(AVIF).toFile(`${file}.avif`);
    await sized.clone().webp(WEBP).toFile(`${file}.webp`);
  }
}
