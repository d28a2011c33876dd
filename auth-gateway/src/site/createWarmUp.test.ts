import type { ReleasePart } from '@saltbush/contract/slots';
import { hostFolder, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import type { LiveSet } from '../releases/liveSet.ts';
import type { MadePage } from './createPageRenderer.ts';
import { createWarmUp } from './createWarmUp.ts';
import type { SiteMap } from './siteMap.ts';

const entry = { lastGood: null, candidate: null, withdrawn: [] };
const CONTENT = { html: 'x', styles: '', isWhole: true, isForMany: true };

const quote = (version: string) =>
  remoteFolder({
    version,
    changes: {
      pages: [
        pageAt('/quote/rates'),
        pageAt('/quote', { navigation: { menu: 'services', label: 'Quote' } }),
        pageAt('/quotes/:token'),
        pageAt('/saved', { access: 'signed-in' }),
        pageAt('/draft', { render: 'client' }),
      ],
    },
  }).release;
const other = remoteFolder({ name: 'mf-other', changes: { pages: [pageAt('/other'), pageAt('/')] } }).release;

function liveSet(revision: number, version: string, candidate: string | null = null): LiveSet {
  const rollout = candidate === null ? null : { release: quote(candidate), share: 10, rollout: revision };
  return {
    revision,
    entries: new Map([
      ['shell', { ...entry, release: hostFolder().release }],
      ['mf-other', { ...entry, release: other }],
      ['mf-quote', { ...entry, release: quote(version), candidate: rollout }],
    ]),
  };
}

function start(change: (made: MadePage, pathname: string) => MadePage = (made) => made) {
  const made: string[] = [];
  const warmUp = createWarmUp({
    liveSet: () => liveSet(1, '1.0.0'),
    restMs: 1,
    make: async (siteMap: SiteMap, pathname, { isWhole }) => {
      const route = siteMap.find(pathname, { status: 'signed-out' });
      const version = route.status === 'found' ? route.release.version : 'none';
      made.push(`${pathname} ${version}${isWhole ? ' whole' : ''}`);
      return change({ route, content: CONTENT, failed: null }, pathname);
    },
  });
  return { made, ...warmUp };
}
const always = () => true;

describe('createWarmUp', () => {
  it('makes the pages of the new release, those in menus first, then the home page, then what was asked for', async () => {
    const { made, warm, noteAsked } = start();
    for (const pathname of ['/other', '/quote/rates', '/other']) noteAsked(pathname);
    expect(await warm(liveSet(2, '2.0.0'), always)).toEqual({ status: 'warm' });
    expect(made).toEqual([
      ...['/quote 2.0.0 whole', '/quote/rates 2.0.0 whole', '/ 1.0.0 whole'],
      ...['/other 1.0.0', '/quote/rates 2.0.0'],
    ]);
  });

  it('makes the pages that hold parts of the new release', async () => {
    const offers = { pages: ['/quote', '/saved', '/quotes/:token'], values: {}, atMost: 1 };
    const part: ReleasePart = {
      ...{ slot: 'quote.fit', expose: './FitPart', exportName: 'FitPart', access: 'everyone', render: 'server' },
      ...{ preload: [], lazyShared: [], values: {} },
    };
    const owner = { ...quote('1.0.0'), slots: { 'quote.fit': offers } };
    const filler = remoteFolder({ name: 'mf-ar', changes: { pages: [], parts: [part] } }).release;
    const next: LiveSet = {
      revision: 2,
      entries: new Map([
        ['shell', { ...entry, release: hostFolder('1.0.0', { fills: 'slots' }).release }],
        ['mf-quote', { ...entry, release: owner }],
        ['mf-ar', { ...entry, release: filler }],
      ]),
    };
    const { made, warm } = start();
    expect(await warm(next, always)).toEqual({ status: 'warm' });
    expect(made).toEqual(['/quote 1.0.0 whole', '/ none whole']);
  });

  it('waits for the addresses that were asked for last, and makes the others afterwards, by their release', async () => {
    const { made, warm, noteAsked } = start();
    const many = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? '/quote' : '/other') + '/'.repeat(index));
    for (const pathname of many) noteAsked(pathname);
    await warm(liveSet(2, '1.0.0'), always);
    expect(made.slice(1, 9)).toEqual(
      many
        .slice(-8)
        .reverse()
        .map((pathname) => `${pathname} 1.0.0`),
    );
    expect(made).toHaveLength(9);
    while (made.length < 21) await new Promise((resolve) => setTimeout(resolve, 1));
    const later = made.slice(9).map((page) => page.slice(0, 6));
    expect(later).toEqual([...Array(6).fill('/other'), ...Array(6).fill('/quote')]);
  });

  it('makes the pages of a candidate for the visitors who get it', async () => {
    const { made, warm } = start();
    await warm(liveSet(2, '1.0.0', '2.0.0'), always);
    expect(made).toEqual(['/quote 2.0.0 whole', '/quote/rates 2.0.0 whole', '/ 1.0.0 whole']);
  });

  it('stops when something newer was activated', async () => {
    let left = 2;
    const { made, warm } = start();
    await warm(liveSet(2, '2.0.0'), () => left-- > 0);
    expect(made).toHaveLength(2);
  });

  it('says which pages could not be made, and goes on with the others', async () => {
    const { made, warm } = start((page, pathname) => (pathname === '/quote' ? { ...page, content: null } : page));
    expect(await warm(liveSet(2, '2.0.0'), always)).toEqual({
      status: 'failed',
      message: 'Not all pages could be made ahead: /quote could not be made.',
    });
    expect(made).toHaveLength(3);
  });

  it('says which release failed where visitors get the one before', async () => {
    const failed = { release: quote('2.0.0'), code: 'page-threw', reason: '' } as const;
    const { warm } = start((page, pathname) => (pathname === '/quote' ? { ...page, failed } : page));
    expect(await warm(liveSet(2, '2.0.0'), always)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('/quote is made from the release before, since mf-quote 2.0.0 failed'),
    });
  });
});
