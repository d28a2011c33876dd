import type { Release, RemoteRelease } from '../release.ts';
import type { ReleasePart, SlotOffer } from '../slots.ts';
import { slotFindings } from './slotFindings.ts';
import { slotMessages } from './slotMessages.ts';

const OFFER: SlotOffer = { pages: ['/dashboard'], values: { late: 'number' }, atMost: 2 };

function remote(name: string, version: string, facts: Pick<RemoteRelease, 'slots' | 'parts'>): RemoteRelease {
  return { kind: 'remote', name, version, pages: [{ path: '/dashboard' }], ...facts } as unknown as RemoteRelease;
}

const part = (slot: string, changes: Partial<ReleasePart> = {}): ReleasePart => ({
  ...{
    slot,
    expose: './APart',
    exportName: 'APart',
    access: 'everyone',
    render: 'server',
    preload: [],
    lazyShared: [],
  },
  values: { late: 'number' },
  ...changes,
});

const owner = (offer: Partial<SlotOffer> | null = {}, version = '1.0.0') =>
  remote('mf-dashboard', version, offer === null ? {} : { slots: { 'dashboard.overview': { ...OFFER, ...offer } } });
const filler = (name = 'mf-quote', changes: Partial<ReleasePart> = {}) =>
  remote(name, '1.0.0', { parts: [part('dashboard.overview', changes)] });

const codes = (release: Release, live: readonly Release[]) => slotFindings(release, live).map(({ code }) => code);

describe('a part', () => {
  it('is taken where a live release offers its slot, also in place of the part of before', () => {
    expect(codes(filler(), [owner()])).toEqual([]);
    expect(codes(filler(), [owner(), filler()])).toEqual([]);
  });

  it.each<[string, Release, Release[], string, RegExp]>([
    ['whose owner is not there', filler(), [], 'slot-unknown', /mf-dashboard is not live/],
    ['for a slot that nobody offers', filler(), [owner(null)], 'slot-unknown', /offers no such slot/],
    [
      'for a slot that only a candidate offers',
      filler(),
      [owner(null), owner({}, '1.1.0')],
      'slot-unknown',
      /mf-dashboard 1\.0\.0/,
    ],
    ['for a slot that is kept for others', filler(), [owner({ from: ['mf-ar'] })], 'slot-closed', /mf-ar/],
    [
      'that takes other values',
      filler('mf-quote', { values: { late: 'string' } }),
      [owner()],
      'slot-values',
      /gives late: number/,
    ],
    ['for a full slot', filler('mf-c'), [owner(), filler('mf-a'), filler('mf-b')], 'slot-full', /mf-a, mf-b are in it/],
  ])('is refused %s, with words', (_what, release, live, code, words) => {
    const [finding, ...others] = slotFindings(release, live);
    expect(others).toEqual([]);
    expect(finding?.code).toBe(code);
    expect(finding?.message).toMatch(words);
  });
});

describe('a release without a slot of before', () => {
  it('is refused while somebody fills it, with who that is and what to do', () => {
    const [finding] = slotFindings(owner(null, '2.0.0'), [owner(), filler()]);
    expect(finding?.code).toBe('slot-in-use');
    expect(finding?.message).toMatch(/mf-quote 1\.0\.0 fills.*last day \(until\)/);
  });

  it('is refused too when it gives other values', () => {
    expect(codes(owner({ values: { late: 'string' } }, '2.0.0'), [owner(), filler()])).toEqual(['slot-in-use']);
  });

  it('may go live once nobody fills the slot, or its last day has passed', () => {
    expect(codes(owner(null, '2.0.0'), [owner()])).toEqual([]);
    expect(codes(owner(null, '2.0.0'), [owner({ until: '2020-01-01' }), filler()])).toEqual([]);
    expect(codes(owner(null, '2.0.0'), [owner({ until: '2999-01-01' }), filler()])).toEqual(['slot-in-use']);
  });
});

it.each<[string, Pick<RemoteRelease, 'slots' | 'parts'>, RegExp]>([
  ['a slot that carries the name of another', { slots: { 'quote.top': OFFER } }, /not of mf-dashboard/],
  ['a slot at no page of its own', { slots: { 'dashboard.x': { ...OFFER, pages: ['/ops'] } } }, /has no page/],
  ['two parts for one slot and the same people', { parts: [part('a.b'), part('a.b')] }, /Two parts fill a\.b/],
  [
    'a part of too many files',
    { parts: [part('a.b', { preload: Array.from({ length: 33 }, (_, n) => `${n}.js`) })] },
    /needs 33 files/,
  ],
])('contradicts itself with %s', (_what, facts, words) => {
  expect(slotMessages(remote('mf-dashboard', '1.0.0', facts)).join(' ')).toMatch(words);
});
