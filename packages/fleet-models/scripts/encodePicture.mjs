import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The remote whose pages show the pictures. */
const SITE = join(import.meta.dirname, '../../../mf-marketing/src/pictures');
/** The gateway, for the pages it writes itself. */
const GATEWAY = join(import.meta.dirname, '../../../auth-gateway/page-pictures');
/** Pictures for other remotes. */
const OWN = join(import.meta.dirname, '../pictures');
const WIDTHS_PX = [640, 1280, 1920];
/** The first thing a visitor sees. Its sky would show the blocks of a stronger compression. */
const FINE = new Set(['hero', 'hero-phone']);

/** Preview pictures for links. Sites that show links ask for JPEG. */
const LINK_PX = { width: 1200, height: 630 };

function folderOf(name) {
  if (name === 'sign-in') return GATEWAY;
  return name.startsWith('vehicle-') ? OWN : SITE;
}

/** Writes the picture in its encodings and widths and answers with what was written. */
export async function encodePicture(name, png, folder = folderOf(name)) {
  mkdirSync(folder, { recursive: true });
  const { width } = await sharp(png).metadata();
  const written = [];
  const write = async (file, encoder) => {
    const { size } = await encoder.toFile(join(folder, file));
    written.push(`${file} ${(size / 1000).toFixed(0)} kB`);
  };
  if (folder === SITE && width >= LINK_PX.width) {
    await write(`${name}-link.jpg`, sharp(png).resize(LINK_PX).jpeg({ quality: 82, mozjpeg: true }));
  }
  if (name === 'open-graph') return written;
  for (const widthPx of WIDTHS_PX.filter((one) => one < width).concat(width)) {
    const sized = sharp(png).resize({ width: widthPx, kernel: 'lanczos3' });
    await write(`${name}-${widthPx}.avif`, sized.clone().avif({ quality: FINE.has(name) ? 62 : 56, effort: 5 }));
    await write(`${name}-${widthPx}.webp`, sized.clone().webp({ quality: 76, effort: 5 }));
  }
  return written;
}
