import type { ReleasePage } from '../release.ts';
import type { WorkArea } from '../work-area.ts';
import { areaMessages } from './areaMessages.ts';

const area: WorkArea = { label: 'Fleet', icon: 'truck', keys: 'g f' };

function page(change: Partial<ReleasePage> = {}): ReleasePage {
  return {
    path: '/fleet',
    expose: './FleetPage',
    exportName: 'FleetPage',
    title: 'Fleet',
    description: 'Fleet',
    access: 'staff',
    render: 'client',
    preload: [],
    lazyShared: [],
    frame: 'work',
    area,
    ...change,
  };
}

const many = Array.from({ length: 15 }, (_, index) =>
  page({ path: `/fleet/${index}`, area: { label: `Fleet ${index}`, icon: 'truck' } }),
);
const other = (change: Partial<WorkArea>, access: ReleasePage['access'] = 'staff') =>
  page({ path: '/yard', access, area: { ...area, ...change } });
const counting = (from: string) => page({ area: { ...area, count: { from, name: 'trucks', label: 'out' } } });

describe('what a manifest says of areas', () => {
  it.each([
    ['one area', [page()]],
    [
      'many areas of two workplaces',
      [...many.slice(1), ...many.map(({ path, area: one }) => page({ path, area: one, access: 'ops' })).slice(1)],
    ],
    ['the same name and keys in another place', [page(), other({}, 'ops')]],
    ['a figure from the gateway', [counting('/api/ops/counts')]],
    ['a figure from its own service', [counting('/api/fleet/counts')]],
  ])('lets %s pass', (_what, pages) => {
    expect(areaMessages({ pages, api: { prefix: '/api/fleet', access: 'staff' } })).toEqual([]);
  });

  it.each([
    ['the frame to work in for everyone', [page({ access: 'everyone', frame: 'work' })], 'for who is signed in'],
    ['a quiet page in that frame', [page({ interactive: 'parts' })], 'needs the host at once'],
    ['an area in the public frame', [{ ...page(), frame: undefined } as unknown as ReleasePage], "Add frame: 'work'"],
    ['an area without an address', [page({ path: '/fleet/:truck' })], 'no address yet'],
    ['a figure from the service of another team', [counting('/api/yards/counts')], 'neither an address of the gateway'],
    ['more areas than a rail holds', many, 'may have 14 there'],
    ['two areas that look the same', [page(), other({ label: 'FLEET', keys: 'g y' })], 'called "fleet" of the desk'],
    ['the same keys twice', [page(), other({ label: 'Yard' })], 'keys g f on the desk'],
  ])('refuses %s', (_what, pages, reason) => {
    expect(areaMessages({ pages })).toEqual([expect.stringContaining(reason)]);
  });
});
