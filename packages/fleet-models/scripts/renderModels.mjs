import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { bundleStudio } from './bundleStudio.mjs';

// Writes the models of the truck tool: npm run render:models -w @saltbush/fleet-models

/** The remote that shows the models. */
const TOOL = join(import.meta.dirname, '../../../mf-ar/src/models');

const script = await bundleStudio('./src/export/page.ts');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.addScriptTag({ content: script });
  const files = await page.evaluate(() => window.exportModels());
  mkdirSync(TOOL, { recursive: true });
  for (const [name, base64] of Object.entries(files)) {
    const bytes = Buffer.from(base64, 'base64');
    writeFileSync(join(TOOL, name), bytes);
    process.stdout.write(`  ${name} ${(bytes.length / 1000).toFixed(0)} kB\n`);
  }
} finally {
  await browser.close();
}
