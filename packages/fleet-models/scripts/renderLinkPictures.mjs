import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { brand, brandMark } from '@saltbush/ui/brand';
import { tokens } from '@saltbush/ui/tokens';
import sharp from 'sharp';
import { linkPictures } from './link-pictures.data.mjs';

/**
 * Composes the preview pictures for links to the tools, from words and the vehicles' cut-outs: npm run render:links -w
 * @saltbush/fleet-models. Needs the packages built.
 */
const ROOT = join(import.meta.dirname, '../../..');
const CUT_OUTS = join(import.meta.dirname, '../pictures');
const FONT = createRequire(import.meta.url).resolve('@saltbush/ui/font.woff2');
const SIZE = { width: 1200, height: 630 };

const dataUrl = (type, file) => `data:${type};base64,${readFileSync(file).toString('base64')}`;
const { color } = tokens;

const STYLE = `
  @font-face { font-family: Archivo; font-weight: 400 800; font-stretch: 100% 120%; src: url(${dataUrl('font/woff2', FONT)}); }
  * { margin: 0; box-sizing: border-box; }
  body { ${Object.entries(SIZE)
    .map(([side, px]) => `${side}: ${px}px;`)
    .join(' ')} background: ${color.paper}; color: ${color.ink}; font: 500 30px/1.4 Archivo; overflow: hidden; }
  header { display: flex; align-items: center; gap: 14px; padding: 56px 64px 0; font-size: 26px; font-weight: 700; font-stretch: 112%; }
  svg { width: 40px; }
  h1 { padding: 34px 64px 0; font-size: 72px; font-weight: 740; font-stretch: 114%; line-height: 1.06; letter-spacing: -0.02em; }
  p { padding: 16px 64px 0; color: ${color.inkSoft}; }
  footer { position: absolute; inset: auto 0 0 0; height: 72px; background: ${color.saltbush}; }
  div { position: absolute; inset: auto 64px 56px 64px; display: flex; align-items: end; justify-content: space-between; }
`;

const page = ({ title, text, vehicles, scale }) => `<style>${STYLE}</style>
  <header><svg viewBox="0 0 32 32"><path fill="${color.saltbush}" d="${brandMark.leaf}"/><path fill="${color.paper}" d="${brandMark.road}"/></svg>${brand.name}</header>
  <h1>${title}</h1><p>${text}</p><footer></footer>
  <div>${vehicles
    .map(([name, widthPx]) => {
      const picture = dataUrl('image/webp', join(CUT_OUTS, `vehicle-${name}-${widthPx}.webp`));
      return `<img width="${Math.round(widthPx * scale)}" src="${picture}">`;
    })
    .join('')}</div>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
});
try {
  const tab = await browser.newPage({ viewport: SIZE });
  for (const picture of linkPictures) {
    await tab.setContent(page(picture));
    await tab.evaluate(() => document.fonts.ready);
    const png = await tab.screenshot();
    await sharp(png).jpeg({ quality: 84, mozjpeg: true }).toFile(join(ROOT, picture.file));
    process.stdout.write(`${picture.file}\n`);
  }
} finally {
  await browser.close();
}
