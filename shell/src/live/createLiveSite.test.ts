import { jest } from '@jest/globals';
import type { BootPage, BootRemote, ContributedEntry, LiveState, Visitor } from '@saltbush/contract/boot';
import type { KnownSite } from '../pages/PageSource.ts';
import { createLiveSite } from './createLiveSite.ts';

const signedOut: Visitor = { status: 'signed-out' };
const signedIn: Visitor = {
  status: 'signed-in',
  user: { id: '1', email: 'a@b.example', firstName: null, roles: ['client'] },
};
const page = (path: string, changes: Partial<BootPage> = {}): BootPage => ({
  path,
  expose: `./Page${path.replace(/\W/g, '')}`,
  exportName: 'Page',
  title: path,
  access: 'everyone',
  preload: [],
  ...changes,
});
const remote = (name: string, pages: BootPage[]): BootRemote => ({
  name,
  releases: [{ version: '1.0.0', container: name, entry: { url: '/e.js', integrity: 'sha384-x' }, pages }],
  withdrawn: [],
});
const ORDERS = page('/orders/:id');
const EVERYTHING = [
  remote('mf-quote', [ORDERS, page('/orders/new'), page('/quote')]),
  remote('mf-dashboard', [
    page('/rates', { access: 'signed-in', navigation: { menu: 'resources', label: 'Your rates' } }),
  ]),
];
const state = (changes: Partial<LiveState> = {}): LiveState => ({
  revision: 3,
  hostVersion: '1.0.0',
  hostWithdrawn: [],
  remotes: EVERYTHING,
  overrides: [],
  ...changes,
});
const ENTRIES: ContributedEntry[] = [
  { menu: 'services', label: 'Instant Quote', path: '/quote', alsoAt: [], isWork: false },
];
const here: KnownSite = {
  ...state({ remotes: [remote('mf-quote', [ORDERS])] }),
  visitor: signedOut,
  rest: { url: '/api/site/map/x', pathname: '/orders/7', entries: ENTRIES },
};

function start(boot: KnownSite = here) {
  const site = createLiveSite(boot);
  const onView = jest.fn();
  const onChange = jest.fn();
  site.onView(onView);
  site.onChange(onChange);
  return { site, onView, onChange };
}

describe('createLiveSite', () => {
  it('knows every address when it starts from all that is live, as from a gateway of before', () => {
    const { site } = start({ ...state(), visitor: signedOut });
    expect(site.missing()).toBeNull();
    expect(site.find('/quote', signedOut)).toMatchObject({ status: 'found', remote: 'mf-quote' });
    expect(site.find('/nowhere', signedOut)).toMatchObject({ status: 'not-found' });
    expect(site.entries(signedIn)).toMatchObject([{ label: 'Your rates' }]);
  });

  it('knows its own address alone, even where a page that it knows would fit another', () => {
    const { site } = start();
    expect(site.missing()).toBe('/api/site/map/x');
    expect(site.find('/orders/7', signedOut)).toMatchObject({ status: 'found', page: { path: '/orders/:id' } });
    expect(site.find('/orders/7/', signedIn)).toMatchObject({ status: 'found' });
    for (const pathname of ['/orders/new', '/quote', '/nowhere']) {
      expect(site.find(pathname, signedOut)).toEqual({ status: 'unknown' });
    }
  });

  it('says not found at its own address where the server did', () => {
    const lost: KnownSite = { ...here, remotes: [], rest: { url: '/x', pathname: '/nowhere', entries: [] } };
    expect(start(lost).site.find('/nowhere', signedOut)).toMatchObject({ status: 'not-found' });
  });

  it('adds the rest without rendering anything', () => {
    const { site, onView, onChange } = start();
    const before = site.view();
    site.complete(state());
    expect(site.missing()).toBeNull();
    expect(site.find('/orders/new', signedOut)).toMatchObject({ page: { path: '/orders/new' } });
    expect(site.entries(signedOut)).toBe(ENTRIES);
    expect(site.entries(signedIn)).toMatchObject([{ label: 'Your rates' }]);
    expect(site.view()).toBe(before);
    expect(onView).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<LiveState>]>([
    ['of a newer revision', { revision: 4 }],
    ['with another host', { hostVersion: '2.0.0' }],
    [
      'with a preview',
      { overrides: [{ name: 'mf-quote', version: '9.0.0', kind: 'preview', expiresAt: '2026-12-01T00:00:00Z' }] },
    ],
  ])('takes an answer %s as news', (_what, changes) => {
    const { site, onView } = start();
    site.complete(state(changes));
    expect(onView).toHaveBeenCalledTimes(1);
    expect(site.missing()).toBeNull();
    expect(site.state()).toMatchObject(changes);
    expect(site.entries(signedOut)).toEqual([]);
  });

  it('refuses an answer that is older than the page, and still lacks the rest', () => {
    const { site } = start();
    expect(() => site.complete(state({ revision: 2 }))).toThrow('knows less');
    expect(site.missing()).toBe('/api/site/map/x');
    expect(site.find('/quote', signedOut)).toEqual({ status: 'unknown' });
  });

  it('needs nothing more after news, and ignores an answer that comes later', () => {
    const { site } = start();
    site.take(state({ revision: 5 }));
    expect(site.missing()).toBeNull();
    site.complete(state({ remotes: [] }));
    expect(site.find('/quote', signedOut)).toMatchObject({ status: 'found' });
  });
});
