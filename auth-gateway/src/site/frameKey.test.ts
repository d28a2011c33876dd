import { pageAt } from '../../fixtures/releaseArchive.ts';
import { frameKey } from './frameKey.ts';

const inMenu = { menu: 'services', label: 'Quote' } as const;
const of = (remote: string, ...given: Parameters<typeof pageAt>) => ({ remote, page: pageAt(...given) });
const quote = of('mf-quote', '/quote', { navigation: inMenu });
const keyOf = (...pages: ReturnType<typeof of>[]) => frameKey(pages);

describe('frameKey', () => {
  it.each([
    ['a page without a menu entry', of('mf-other', '/other', { expose: './Other' })],
    ['a page of the same path with another component', of('mf-other', '/somewhere', { expose: './Other' })],
  ])('stays the same when a release adds %s', (_what, added) => {
    expect(keyOf(quote, added)).toBe(keyOf(quote));
  });

  it('stays the same when a title changes', () => {
    expect(keyOf(of('mf-quote', '/quote', { navigation: inMenu, title: 'Other' }))).toBe(keyOf(quote));
  });

  it.each([
    ['a menu entry', of('mf-other', '/other', { navigation: inMenu })],
    ['another address of a page in a menu', of('mf-quote', '/price')],
    ['another page at the address of one in a menu', of('mf-other', '/quote', { access: 'staff', expose: './Other' })],
  ])('changes when a release adds %s', (_what, added) => {
    expect(keyOf(quote, added)).not.toBe(keyOf(quote));
  });

  it('changes when an entry has another label', () => {
    expect(keyOf(of('mf-quote', '/quote', { navigation: { ...inMenu, label: 'Price' } }))).not.toBe(keyOf(quote));
  });
});
