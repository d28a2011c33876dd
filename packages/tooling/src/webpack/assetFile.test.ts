import { assetFile } from './assetFile.ts';

it('gives what lies in one folder names that are alike, and what is called the same in two folders two names', () => {
  const name = (filename: string) => assetFile({ filename });
  expect(name('src/home/pictures/hero.avif')).toMatch(/^assets\/\[name\]\.[0-9a-f]{3}\[ext\]$/);
  expect(name('src/home/pictures/dock.webp')).toBe(name('src/home/pictures/hero.avif'));
  expect(name('src/about/pictures/hero.avif')).not.toBe(name('src/home/pictures/hero.avif'));
});
