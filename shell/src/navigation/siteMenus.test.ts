import type { Visitor } from '@saltbush/contract';
import { activeGroup, ariaCurrent } from './active-route.ts';
import { siteMenus } from './siteMenus.ts';

const signedOut: Visitor = { status: 'signed-out' };
const signedIn: Visitor = {
  status: 'signed-in',
  user: { id: '1', email: 'sam@example.com', firstName: 'Sam', roles: ['client'] },
};

describe('siteMenus', () => {
  it('lists every menu of the site in order', () => {
    const listed = siteMenus(signedOut, []).map(({ label, entries }) => [label, entries.map(({ path }) => path)]);
    expect(listed).toEqual([
      [
        'Services',
        [
          '/services',
          '/services/ftl',
          '/services/ltl',
          '/services/metro',
          '/services/taxi-trucks',
          '/services/cross-docking',
          '/services/warehousing',
        ],
      ],
      ['Company', ['/about', '/partner-with-us', '/careers', '/case-studies', '/sustainability']],
      ['Resources', ['/freight-health-check', '/software-integrations', '/industries', '/faq', '/terms', '/contact']],
      ['Driver Resources', ['/careers', '/driver-induction']],
    ]);
  });

  it('shows Driver Resources only while signed out', () => {
    expect(siteMenus(signedIn, []).map(({ id }) => id)).toEqual(['services', 'company', 'resources']);
  });

  it('appends what releases contribute, each path once', () => {
    const [services, company] = siteMenus(signedIn, [
      { menu: 'services', label: 'Fleet in 3D', path: '/ar-truck-tool', isWork: false },
      { menu: 'company', label: 'Who we are', path: '/about', isWork: false },
    ]);
    expect(services?.entries.at(-1)).toEqual({ label: 'Fleet in 3D', path: '/ar-truck-tool' });
    expect(company?.entries.filter(({ path }) => path === '/about')).toHaveLength(1);
  });
});

describe('the active route', () => {
  it.each([
    ['/services/ftl', '/services/ftl', 'page'],
    ['/services/ftl/', '/services/ftl', 'page'],
    ['/dashboard/shipments', '/dashboard', 'true'],
    ['/services-elsewhere', '/services', undefined],
    ['/about', '/', undefined],
    ['/', '/', 'page'],
  ])('on %s, the entry %s is %s', (pathname, path, expected) => {
    expect(ariaCurrent({ label: 'x', path }, pathname)).toBe(expected);
  });

  it('belongs to the first menu that lists it', () => {
    expect(activeGroup(siteMenus(signedOut, []), '/careers')?.id).toBe('company');
    expect(activeGroup(siteMenus(signedOut, []), '/driver-induction')?.id).toBe('driver-resources');
    expect(activeGroup(siteMenus(signedOut, []), '/quote')).toBeUndefined();
  });
});
