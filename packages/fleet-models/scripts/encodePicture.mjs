import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, '../pictures');

export async function encodePicture(name, png) {
  mkdirSync(FOLDER, { recursive: true });
  const files = [];
  const { width } = await sharp(png).metadata();
  for (const widthPx of [640, 1280, 1920].filter((one) => one < width).concat(width)) {
    const sized = sharp(png).resize({ width: widthPx, kernel: 'lanczos3' });
    for (const [type, encoded] of [
      ['avif', sized.clone().avif({ quality: 55, effort: 6, chromaSubsampling: '4:2:0' })],
      ['webp', sized.clone().webp({ quality: 76, effort: 5 })],
    ]) {
      const file = `${name}-${widthPx}.${type}`;
      const { size } = await encoded.toFile(join(FOLDER, file));
      files.push(`${file} ${(size / 1000).toFixed(0)} kB`);
    }
  }
  return files;
}
