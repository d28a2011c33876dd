import type { BootRelease, BootRemote, Role, Visitor } from '@saltbush/contract/boot';
import type { SearchSource } from '@saltbush/contract/search';
import { searchSources } from './searchSources.ts';

const source = (label: string, access: SearchSource['access']): SearchSource => ({
  ...{ label, access, api: `/api/${label.toLowerCase()}/search` },
});
const release = (version: string, search?: SearchSource[]): BootRelease => ({
  ...{ version, container: 'x', entry: { url: '/e.js', integrity: 'sha384-x' }, pages: [] },
  ...(search ? { search } : {}),
});
const remote = (name: string, ...releases: BootRelease[]): BootRemote => ({ name, releases, withdrawn: [] });
const visitor = (...roles: Role[]): Visitor => ({
  status: 'signed-in',
  user: { id: '1', email: 'a@b.example', firstName: null, roles },
});

const REMOTES = [
  remote('mf-old', release('1.0.0')),
  remote('mf-dashboard', release('1.2.0', [source('Shipments', 'signed-in')])),
  remote(
    'mf-ops',
    release('3.0.0', [source('Bookings', 'staff'), source('Releases', 'ops')]),
    release('2.0.0', [source('Gone', 'staff')]),
  ),
];
const labels = (who: Visitor) => searchSources(REMOTES, who).map(({ label }) => label);

describe('searchSources', () => {
  it('are those of live releases that this visitor may ask, in the order of the remotes', () => {
    expect(labels(visitor('client'))).toEqual(['Shipments']);
    expect(labels(visitor('staff'))).toEqual(['Shipments', 'Bookings']);
    expect(labels(visitor('staff', 'ops'))).toEqual(['Shipments', 'Bookings', 'Releases']);
    expect(labels({ status: 'signed-out' })).toEqual([]);
  });

  it('say which release asks', () => {
    expect(searchSources(REMOTES, visitor('staff')).map(({ release: name }) => name)).toEqual([
      'mf-dashboard@1.2.0',
      'mf-ops@3.0.0',
    ]);
  });
});
