import { findPage, type Visitor } from '@saltbush/contract/boot';
import { hostFolder, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import type { LiveEntry, LiveSet } from '../releases/liveSet.ts';
import type { VisitorSite } from './createVisitorSites.ts';
import { partOfSite } from './partOfSite.ts';
import { siteCopy } from './siteCopy.ts';
import { createSiteMaps } from './siteMap.ts';

const signedOut: Visitor = { status: 'signed-out' };
const withRole = (role: 'client' | 'ops'): Visitor => ({
  status: 'signed-in',
  user: { id: '1', email: 'a@b.example', firstName: null, roles: [role] },
});
const quotes = { menu: 'services', label: 'Instant Quote' } as const;
const area = { label: 'Releases', icon: 'layers' } as const;
const consoleEntry = { menu: 'company', label: 'Release console' } as const;

const quote = (version: string) =>
  remoteFolder({
    version,
    changes: {
      pages: [pageAt('/quote', { navigation: quotes }), pageAt('/quotes/:token'), pageAt('/', { access: 'signed-in' })],
    },
  }).release;
const operations = remoteFolder({
  name: 'mf-ops',
  changes: {
    pages: [
      pageAt('/ops', { access: 'ops', navigation: consoleEntry, frame: 'work', area }),
      pageAt('/ops/fleet', { access: 'staff', frame: 'work', area: { ...area, label: 'Fleet' } }),
      pageAt('/'),
    ],
  },
}).release;

function siteOf({ boot = 'page' as 'page' | null, revision = 7, others = 0 } = {}): VisitorSite {
  const entry = { lastGood: null, candidate: null, withdrawn: [] };
  const liveSet: LiveSet = {
    revision,
    entries: new Map<string, LiveEntry>([
      ['shell', { ...entry, release: hostFolder('1.0.0', boot ? { boot } : {}).release }],
      ['mf-quote', { ...entry, release: quote('1.1.0'), lastGood: quote('1.0.0'), withdrawn: ['1.2.0'] }],
      ['mf-ops', { ...entry, release: operations }],
      ...Array.from({ length: others }, (_, index) => {
        const name = `mf-other-${index}`;
        return [
          name,
          { ...entry, release: remoteFolder({ name, changes: { pages: [pageAt(`/o${index}`)] } }).release },
        ] as const;
      }),
    ]),
  };
  const siteMap = createSiteMaps({ liveSet: () => liveSet })({ visitorId: null, overrides: [] });
  if (siteMap === null) throw new Error('The site of the test has no host.');
  return { siteMap, overrides: [], visitorId: null, flags: {}, isForAll: true };
}
const site = siteOf();
const listed = (pathname: string, visitor: Visitor = signedOut) =>
  partOfSite(site, { pathname, visitor }).remotes.map(({ name, releases }) => [
    name,
    ...releases.map(({ version, pages }) => [version, ...pages.map(({ path }) => path)]),
  ]);

describe('partOfSite', () => {
  it('holds the page at the address, in the live release and in the last good one', () => {
    expect(listed('/quote')).toEqual([['mf-quote', ['1.1.0', '/quote'], ['1.0.0', '/quote']]]);
    expect(listed('/quotes/abc/')).toEqual([['mf-quote', ['1.1.0', '/quotes/:token'], ['1.0.0', '/quotes/:token']]]);
    expect(partOfSite(site, { pathname: '/quote', visitor: signedOut }).remotes[0]?.withdrawn).toEqual(['1.2.0']);
  });

  it('finds for everybody what the whole site finds at that address', () => {
    for (const pathname of ['/', '/quote', '/quotes/abc', '/ops', '/nowhere']) {
      for (const visitor of [signedOut, withRole('client'), withRole('ops')]) {
        const { remotes } = partOfSite(site, { pathname, visitor: signedOut });
        const pages = remotes.flatMap(({ name, releases }) =>
          (releases[0]?.pages ?? []).map((page) => ({ remote: name, page })),
        );
        expect(findPage(pathname, visitor, pages)).toEqual(findPage(pathname, visitor, site.siteMap.bootPages));
      }
    }
  });

  it('holds the menu entries of all remotes that this visitor may open', () => {
    const labels = (visitor: Visitor) =>
      partOfSite(site, { pathname: '/quote', visitor }).rest?.entries.map(({ label }) => label);
    expect(labels(signedOut)).toEqual(['Instant Quote']);
    expect(labels(withRole('client'))).toEqual(['Instant Quote']);
    expect(labels(withRole('ops'))).toEqual(['Instant Quote', 'Release console']);
  });

  it('holds the areas of this visitor where the page has the frame to work in, and only there', () => {
    const areas = (pathname: string, visitor: Visitor) =>
      partOfSite(site, { pathname, visitor }).rest?.areas?.map(({ label }) => label);
    expect(areas('/ops', withRole('ops'))).toEqual(['Releases']);
    expect(areas('/quote', withRole('ops'))).toBeUndefined();
    expect(areas('/ops', signedOut)).toBeUndefined();
  });

  it('holds the flags of the remotes at that address, and names another rest where a flag differs', () => {
    const flags = { 'mf-quote': { layout: 'map' }, 'mf-ops': { 'board-view': 'steps' } };
    const flagged = { ...site, flags };
    expect(partOfSite(flagged, { pathname: '/quote', visitor: signedOut }).flags).toEqual({
      'mf-quote': { layout: 'map' },
    });
    expect(partOfSite(flagged, { pathname: '/nowhere', visitor: signedOut })).not.toHaveProperty('flags');
    expect(siteCopy(flagged).hash).not.toBe(siteCopy(site).hash);
    const other = { ...site, flags: { ...flags, 'mf-quote': { layout: 'list' } } };
    expect(siteCopy(other).hash).not.toBe(siteCopy(flagged).hash);
    expect(siteCopy({ ...flagged }).hash).toBe(siteCopy(flagged).hash);
  });

  it('says where the rest is, under a name that changes with what is live', () => {
    const { rest } = partOfSite(site, { pathname: '/quotes/abc/', visitor: signedOut });
    expect(rest).toMatchObject({ url: `/api/site/map/${siteCopy(site).hash}`, pathname: '/quotes/abc' });
    expect(siteCopy(siteOf()).hash).toBe(siteCopy(site).hash);
    expect(siteCopy(siteOf({ revision: 8 })).hash).not.toBe(siteCopy(site).hash);
    const preview = { name: 'mf-quote', version: '2.0.0', kind: 'preview' as const, expiresAt: '2026-12-01T00:00:00Z' };
    expect(siteCopy({ ...site, overrides: [preview] }).hash).not.toBe(siteCopy(site).hash);
  });

  it('is the whole for a host of before, which knows no other', () => {
    const before = siteOf({ boot: null });
    const state = partOfSite(before, { pathname: '/quote', visitor: signedOut });
    expect(state.rest).toBeUndefined();
    expect(state.remotes).toEqual(before.siteMap.remotes);
  });

  it('does not grow with the pages of others', () => {
    const size = (from: VisitorSite) =>
      JSON.stringify(partOfSite(from, { pathname: '/quote', visitor: signedOut })).length;
    expect(size(siteOf({ others: 50 }))).toBe(size(site));
  });
});
