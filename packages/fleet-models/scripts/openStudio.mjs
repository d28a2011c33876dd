import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { bundleStudio } from './bundleStudio.mjs';

const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const FONT = createRequire(import.meta.url).resolve('@saltbush/ui/font.woff2');

/** Opens a browser that takes pictures. Each picture gets a fresh page, because three's shaders are adapted to it. */
export async function openStudio() {
  const script = await bundleStudio();
  const font = readFileSync(FONT).toString('base64');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const withPage = async (work) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    page.on('console', (message) => {
      if (message.type() === 'error') process.stderr.write(`${message.text()}\n`);
    });
    try {
      await page.setContent(
        `<style>@font-face{font-family:'Archivo lettering';font-weight:100 900;font-stretch:62% 125%;src:url(data:font/woff2;base64,${font})}</style>`,
      );
      await page.addScriptTag({ content: script });
      return await work(page);
    } finally {
      await page.close();
    }
  };
  return {
    names: () => withPage((page) => page.evaluate(() => window.pictureNames)),
    take: (order) =>
      withPage(async (page) =>
        Buffer.from(await page.evaluate((wanted) => window.takePicture(wanted), order), 'base64'),
      ),
    films: () => withPage((page) => page.evaluate(() => window.filmShots)),
    film: (order, onFrame) =>
      withPage(async (page) => {
        await page.exposeFunction('keepFrame', (png) => onFrame(Buffer.from(png, 'base64')));
        await page.evaluate((wanted) => window.takeShot(wanted), order);
      }),
    close: () => browser.close(),
  };
}
