import type { Access, Role, Visitor } from './access.ts';
import { contributedAreas } from './contributedAreas.ts';
import type { WorkArea } from './work-area.ts';

const withRoles = (...roles: Role[]): Visitor => ({
  status: 'signed-in',
  user: { id: '1', email: 'sam@example.com', firstName: 'Sam', roles },
});

const page = (
  path: string,
  access: Access,
  { expose = `./At${path.replace(/\W/g, '')}`, area }: { expose?: string; area?: WorkArea } = {},
) => ({
  remote: 'mf-ops',
  page: { path, expose, access, ...(area ? { area } : {}) },
});
const area = (label: string, order?: number): WorkArea => ({
  label,
  icon: 'list',
  ...(order === undefined ? {} : { order }),
});

const PAGES = [
  page('/ops', 'ops', { expose: './Releases' }),
  page('/ops/releases', 'ops', { expose: './Releases', area: area('Releases', 10) }),
  page('/ops/releases/:name', 'ops', { expose: './Releases' }),
  page('/ops', 'staff', { expose: './Bookings' }),
  page('/ops/mail', 'staff', { area: area('Mail') }),
  page('/ops/clients', 'staff', { area: area('Clients') }),
  page('/ops/bookings', 'staff', { expose: './Bookings', area: area('Bookings', 10) }),
  page('/', 'signed-in', { expose: './Dashboard' }),
  page('/dashboard/shipments', 'signed-in', { expose: './Dashboard', area: area('Shipments', 20) }),
  page('/dashboard', 'signed-in', { expose: './Dashboard', area: area('Overview', 10) }),
  page('/about', 'everyone'),
];

const listed = (visitor: Visitor) =>
  contributedAreas(PAGES, visitor).map(({ place, label, alsoAt = [] }) => [place, label, ...alsoAt]);

describe('the areas of a visitor', () => {
  it('are those of the pages they may open, place by place, in order and then by name', () => {
    expect(listed(withRoles('staff'))).toEqual([
      ['portal', 'Overview', '/'],
      ['portal', 'Shipments'],
      ['desk', 'Bookings', '/ops'],
      ['desk', 'Clients'],
      ['desk', 'Mail'],
    ]);
    expect(listed(withRoles('ops')).at(-1)).toEqual(['console', 'Releases', '/ops']);
    expect(listed({ status: 'signed-out' })).toEqual([]);
  });
});
