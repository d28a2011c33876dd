import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { packContent } from './packContent.ts';

/** As of a page: much of it is alike, and some of it takes several bytes a character. */
const textOf = (page: number) =>
  Array.from({ length: 3_000 }, (_, line) => `<p>Pallet ${line}, Melbourne → Sydney, ${page * 7919 + line}</p>`).join(
    '',
  );
const STYLES = '<style>.a{color:red}.b::after{content:"→"}</style>';

const contentOf = (page: number) => packContent({ html: textOf(page), styles: STYLES, isWhole: true });

it('reads the same at once', () => {
  expect({ ...contentOf(1) }).toEqual({ html: textOf(1), styles: STYLES, isWhole: true });
});

it('leaves short texts as they are', () => {
  const content = { html: '<p>Us</p>', styles: '' };
  expect(packContent(content)).toBe(content);
});

/** In a process of its own, since a process that ran other tests frees what they held. */
const MEASURE = `
import { setImmediate as turn } from 'node:timers/promises';
import { packContent } from ${JSON.stringify(new URL('./packContent.ts', import.meta.url).href)};
const textOf = ${textOf};
const STYLES = ${JSON.stringify(STYLES)};
const held = () => {
  gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
const before = held();
const contents = Array.from({ length: 40 }, (_, page) => packContent({ html: textOf(page), styles: STYLES }));
const plain = held() - before;
// Node compresses in the background and frees buffers there too, so that it takes some turns.
const toBeAQuarter = async () => {
  while (held() - before > plain / 4) await turn();
};
await toBeAQuarter();
const isRight = contents.every(({ html, styles }, page) => html === textOf(page) && styles === STYLES);
await toBeAQuarter();
console.log(JSON.stringify({ plain, isRight, count: contents.length }));
`;

it('takes a quarter of the memory at most once it is compressed, also after it was read', async () => {
  const register = new URL('../../fixtures/registerTypeScript.mjs', import.meta.url).href;
  const args = [
    '--expose-gc',
    '--conditions=saltbush-source',
    '--import',
    register,
    '--input-type=module',
    '-e',
    MEASURE,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 });
  const { plain, ...rest } = JSON.parse(stdout) as { plain: number };
  expect(plain).toBeGreaterThan(40 * textOf(1).length);
  expect(rest).toEqual({ isRight: true, count: 40 });
});
