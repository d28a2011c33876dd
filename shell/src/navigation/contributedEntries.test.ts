import type { Role, Visitor } from '@saltbush/contract';
import { type BootPage, contributedEntries, type PageOfRemote } from '@saltbush/contract/boot';
import { activeGroup, ariaCurrent } from './active-route.ts';
import { siteMenus } from './siteMenus.ts';

const page = (change: Omit<BootPage, 'title' | 'exportName' | 'preload'>): PageOfRemote<BootPage> => ({
  remote: 'mf-ops',
  page: { title: 'Any', exportName: 'Any', preload: [], ...change },
});

const consoleEntry = { menu: 'company', label: 'Release console' } as const;
const deskEntry = { menu: 'company', label: 'Bookings desk' } as const;
const pages = [
  page({ path: '/ops', expose: './Releases', access: 'ops' }),
  page({ path: '/ops/releases', expose: './Releases', access: 'ops', navigation: consoleEntry }),
  page({ path: '/ops', expose: './Bookings', access: 'staff' }),
  page({ path: '/ops/bookings', expose: './Bookings', access: 'staff', navigation: deskEntry }),
];

const withRoles = (roles: Role[]): Visitor => ({
  status: 'signed-in',
  user: { id: '1', email: 'sam@example.com', firstName: 'Sam', roles },
});

describe('an entry whose page answers several addresses', () => {
  it.each([
    [['ops'], ['Release console']],
    [['staff'], ['Bookings desk']],
    [['staff', 'ops'], ['Release console']],
    [['client'], []],
  ] as const)('is marked at each that leads %j there: %j', (roles, expected) => {
    const visitor = withRoles([...roles]);
    const entries = contributedEntries(pages, visitor);
    const marked = entries.filter((entry) => ariaCurrent(entry, '/ops') === 'page').map(({ label }) => label);
    expect(marked).toEqual(expected);
    expect(entries.every(({ isWork }) => isWork)).toBe(true);
    expect(activeGroup(siteMenus(visitor, entries), '/ops')).toBeUndefined();
  });
});
