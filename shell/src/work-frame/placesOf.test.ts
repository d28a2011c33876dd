import type { Role, Visitor } from '@saltbush/contract';
import type { ContributedArea, Workplace } from '@saltbush/contract/boot';
import { placesOf } from './placesOf.ts';

const area = (place: Workplace, path: string): ContributedArea => ({ place, label: path, icon: 'list', path });
const AREAS = [area('portal', '/dashboard'), area('desk', '/ops/bookings'), area('desk', '/ops/mail')];
const withRoles = (...roles: Role[]): Visitor => ({
  status: 'signed-in',
  user: { id: '1', email: 'sam@example.com', firstName: 'Sam', roles },
});

it.each([
  ['a client', withRoles('client'), 'portal', ['/dashboard']],
  ['staff', withRoles('staff'), 'desk', ['/ops/bookings']],
  ['staff who look at the portal', withRoles('staff'), 'portal', ['/dashboard', '/ops/bookings']],
  ['a client who is staff too', withRoles('client', 'staff'), 'desk', ['/dashboard', '/ops/bookings']],
  ['somebody without a role', withRoles(), 'portal', ['/dashboard']],
  ['an operator while the console is off the site', withRoles('ops', 'staff'), 'desk', ['/ops/bookings']],
] as const)('gives %s the places %j', (_who, visitor, current, hrefs) => {
  expect(placesOf(visitor, AREAS, current).map(({ href }) => href)).toEqual(hrefs);
});
