import type { Role, Visitor } from '@saltbush/contract/boot';
import { hostFolder, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import type { LiveEntry, LiveSet } from '../releases/liveSet.ts';
import { createLanding } from './createLanding.ts';

const withRoles = (...roles: Role[]): Visitor => ({
  status: 'signed-in',
  user: { id: '1', email: 'a@b.example', firstName: null, roles },
});

const operations = remoteFolder({
  name: 'mf-ops',
  changes: {
    pages: [
      pageAt('/ops/mail', { access: 'staff', frame: 'work', area: { label: 'Mail', icon: 'mail' } }),
      pageAt('/ops/bookings', {
        access: 'staff',
        frame: 'work',
        area: { label: 'Bookings', icon: 'calendar', order: 1 },
      }),
      pageAt('/ops/releases', { access: 'ops', frame: 'work', area: { label: 'Releases', icon: 'layers' } }),
    ],
  },
}).release;

function landing(visitor: Visitor, isOpsLive = true): string {
  const entry = { lastGood: null, candidate: null, withdrawn: [] };
  const host: [string, LiveEntry] = ['shell', { ...entry, release: hostFolder('1.0.0').release }];
  const remotes: [string, LiveEntry][] = isOpsLive ? [['mf-ops', { ...entry, release: operations }]] : [];
  const liveSet: LiveSet = { revision: 1, entries: new Map([host, ...remotes]) };
  return createLanding({ liveSet: () => liveSet })(visitor);
}

it.each([
  ['client', '/'],
  ['staff', '/ops/bookings'],
  ['ops', '/ops/releases'],
  ['client staff', '/ops/bookings'],
  ['staff ops', '/ops/releases'],
])('has a %s begin at %s', (roles, path) => {
  expect(landing(withRoles(...(roles.split(' ') as Role[])))).toBe(path);
});

it('has everybody begin at the home page while their workplace is off the site', () => {
  expect(landing(withRoles('staff'), false)).toBe('/');
  expect(landing({ status: 'signed-out' })).toBe('/');
});
