import type { Access, Visitor } from './access.ts';
import { findPage, matchesRoute, type PageOfRemote, pagesAt } from './routes.ts';

const signedOut: Visitor = { status: 'signed-out' };
const signedIn: Visitor = {
  status: 'signed-in',
  user: { id: '1', email: 'a@b.example', firstName: null, roles: ['client'] },
};
const pages: PageOfRemote<{ path: string; access: Access }>[] = [
  { remote: 'mf-marketing', page: { path: '/', access: 'everyone' } },
  { remote: 'mf-dashboard', page: { path: '/', access: 'signed-in' } },
  { remote: 'mf-dashboard', page: { path: '/dashboard/:section', access: 'signed-in' } },
  { remote: 'mf-dashboard', page: { path: '/dashboard/rates', access: 'signed-in' } },
  { remote: 'mf-ops', page: { path: '/ops', access: 'ops' } },
];

describe('matchesRoute', () => {
  it.each([
    ['/', '/', true],
    ['/quote', '/quote', true],
    ['/quote', '/quote/', true],
    ['/quote', '/quotes', false],
    ['/dashboard/:section', '/dashboard/shipments', true],
    ['/dashboard/:section', '/dashboard', false],
    ['/dashboard/:section', '/dashboard/', false],
    ['/dashboard/:section', '/dashboard/a/b', false],
  ])('%s against %s is %s', (route, pathname, expected) => {
    expect(matchesRoute(route, pathname)).toBe(expected);
  });
});

describe('pagesAt', () => {
  const listed = (pathname: string) =>
    pagesAt(pathname, pages).map(({ remote, page: { path } }) => `${remote} ${path}`);

  it('lists every page of an address, whoever may open it, and those without a parameter first', () => {
    expect(listed('/')).toEqual(['mf-marketing /', 'mf-dashboard /']);
    expect(listed('/dashboard/rates')).toEqual(['mf-dashboard /dashboard/rates', 'mf-dashboard /dashboard/:section']);
    expect(listed('/ops/')).toEqual(['mf-ops /ops']);
    expect(listed('/nowhere')).toEqual([]);
    expect(listed('/constructor')).toEqual([]);
  });

  it('agrees with matchesRoute for every page, again and again', () => {
    for (const pathname of [
      '/',
      '//',
      '/dashboard/',
      '/dashboard/x',
      '/dashboard/rates/',
      '/dashboard//',
      '/ops/x',
      '',
    ]) {
      for (let time = 0; time < 2; time++) {
        const fitting = pages.filter(({ page }) => matchesRoute(page.path, pathname));
        expect(new Set(pagesAt(pathname, pages))).toEqual(new Set(fitting));
      }
    }
  });

  it('splits the routes of a list once, however often it is searched', () => {
    let reads = 0;
    const counted = pages.map(({ remote, page: { path, access } }) => ({
      remote,
      page: Object.defineProperty({ access } as { path: string; access: Access }, 'path', {
        get: () => {
          reads += 1;
          return path;
        },
      }),
    }));
    pagesAt('/ops', counted);
    const once = reads;
    for (let time = 0; time < 100; time++) pagesAt(`/dashboard/${time}`, counted);
    expect(reads).toBe(once);
  });
});

describe('findPage', () => {
  it('gives the home page to a visitor who is signed out and the dashboard to one who is signed in', () => {
    expect(findPage('/', signedOut, pages)).toMatchObject({ status: 'found', remote: 'mf-marketing' });
    expect(findPage('/', signedIn, pages)).toMatchObject({ status: 'found', remote: 'mf-dashboard' });
  });

  it('prefers a fixed path to one with a parameter', () => {
    expect(findPage('/dashboard/rates', signedIn, pages)).toMatchObject({ page: { path: '/dashboard/rates' } });
    expect(findPage('/dashboard/x', signedIn, pages)).toMatchObject({ page: { path: '/dashboard/:section' } });
  });

  it('says whether signing in would help', () => {
    expect(findPage('/dashboard/x', signedOut, pages)).toEqual({
      status: 'not-found',
      signInHelps: true,
      account: null,
    });
    expect(findPage('/nowhere', signedOut, pages)).toEqual({ status: 'not-found', signInHelps: false, account: null });
    expect(findPage('/ops', signedOut, pages)).toEqual({ status: 'not-found', signInHelps: true, account: null });
  });

  it('says which account opens a page that is not for this one', () => {
    const refused = { status: 'not-found', signInHelps: false, account: 'an operator account' };
    expect(findPage('/ops', signedIn, pages)).toEqual(refused);
    expect(findPage('/nowhere', signedIn, pages)).toEqual({ ...refused, account: null });
  });
});
