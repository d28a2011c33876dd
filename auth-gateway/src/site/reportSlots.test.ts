import type { RemoteRelease } from '@saltbush/contract/release';
import type { ReleasePart, SlotOffer } from '@saltbush/contract/slots';
import { pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import type { LiveEntry } from '../releases/liveSet.ts';
import { reportSlots } from './reportSlots.ts';

const OFFER: SlotOffer = { pages: ['/quote'], values: { pallets: 'number' }, atMost: 1, order: ['mf-b'] };

const part = (changes: Partial<ReleasePart> = {}): ReleasePart => ({
  ...{ slot: 'quote.fit', expose: './FitPart', exportName: 'FitPart', access: 'everyone', render: 'server' },
  ...{ preload: ['page.js'], lazyShared: [], values: { pallets: 'number' } },
  ...changes,
});
const owner = (offer: SlotOffer = OFFER) =>
  remoteFolder({ name: 'mf-quote', changes: { slots: { 'quote.fit': offer }, pages: [pageAt('/quote')] } }).release;
const filler = (name: string, changes: Partial<ReleasePart> = {}) =>
  remoteFolder({ name, changes: { parts: [part(changes)] } }).release;

function reportOf(...releases: RemoteRelease[]) {
  const entry = (release: RemoteRelease): LiveEntry => ({ release, lastGood: null, candidate: null, withdrawn: [] });
  return reportSlots({ revision: 1, entries: new Map(releases.map((release) => [release.name, entry(release)])) });
}
const fillersOf = (...releases: RemoteRelease[]) =>
  reportOf(...releases).slots[0]?.fillers.map(({ remote, leftOut }) => [remote, leftOut]);

it('says what a slot gives, where it stands and who is in it', () => {
  expect(reportOf(owner({ ...OFFER, until: '2027-03-31' }), filler('mf-b', { interactive: 'none' }))).toEqual({
    slots: [
      {
        ...{
          slot: 'quote.fit',
          remote: 'mf-quote',
          version: '1.0.0',
          pages: ['/quote'],
          values: { pallets: 'number' },
        },
        ...{ atMost: 1, until: '2027-03-31' },
        fillers: [
          { remote: 'mf-b', version: '1.0.0', part: 'FitPart', access: 'everyone', isQuiet: true, leftOut: null },
        ],
      },
    ],
    unplaced: [],
  });
});

it('says why a part is left out: no room, kept for others, or values that do not fit', () => {
  expect(fillersOf(owner(), filler('mf-a'), filler('mf-b'))).toEqual([
    ['mf-b', null],
    ['mf-a', 'full'],
  ]);
  expect(fillersOf(owner({ ...OFFER, from: ['mf-b'] }), filler('mf-a'))).toEqual([['mf-a', 'kept']]);
  expect(fillersOf(owner(), filler('mf-a', { values: { weight: 'number' } }))).toEqual([['mf-a', 'values']]);
});

it('names parts whose slot nobody offers any more', () => {
  expect(reportOf(filler('mf-a'))).toEqual({
    slots: [],
    unplaced: [{ slot: 'quote.fit', remote: 'mf-a', version: '1.0.0' }],
  });
});
