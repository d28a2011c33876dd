import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSurfaces } from './readSurfaces.ts';

const ROOT = join(import.meta.dirname, '../../..');
const COMPARED = /\bcode [!=]== '([a-z]+(?:-[a-z]+)*)'/g;

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]fixtures[\\/]/.test(file))
    .map((file) => join(folder, file));
}

const codesIn = (folders: readonly string[]): string[] => {
  const texts = folders.flatMap(sourcesIn).map((file) => readFileSync(file, 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(COMPARED)].map(([, code = '']) => code)))].sort();
};

const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));
const handled = codesIn([...remotes, 'packages/rate-sheets'].map((folder) => join(ROOT, folder, 'src')));

/** Words of the price rules, which run in the page. */
const ofPrices = sourcesIn(join(ROOT, 'packages/freight/src'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Codes that the platform answers, not the business, and that a request fails with before it is answered. */
const OF_PLATFORM = ['request-failed', 'stale-base'];

it('every refusal that a page tells apart is in the surface, so that its code never changes unnoticed', () => {
  const listed = [...readSurfaces().values()].flatMap(({ routes }) =>
    Object.values(routes).flatMap(({ refusals }) => Object.keys(refusals)),
  );
  const known = new Set([...listed, ...OF_PLATFORM]);
  expect(handled.filter((code) => known.has(code)).length).toBeGreaterThan(8);
  expect(handled.filter((code) => !known.has(code) && !ofPrices.includes(`'${code}'`))).toEqual([]);
});
