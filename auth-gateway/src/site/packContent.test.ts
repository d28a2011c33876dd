import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { packContent } from './packContent.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

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

it('takes a quarter of the memory at most once it is compressed, also after it was read', async () => {
  const held = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = held();
  const plain = 40 * textOf(1).length * 2;
  /** Node compresses in the background and frees buffers there too, so that it takes some turns. */
  const toBeAQuarter = async () => {
    while (held() - before > plain / 4) await turn();
  };
  const contents = Array.from({ length: 40 }, (_, page) => contentOf(page));
  expect(held() - before).toBeGreaterThan(plain / 4);
  await toBeAQuarter();
  expect(contents.every(({ html, styles }, page) => html === textOf(page) && styles === STYLES)).toBe(true);
  await toBeAQuarter();
  expect(contents).toHaveLength(40);
});
