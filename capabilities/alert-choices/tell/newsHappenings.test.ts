import type { FreightNews } from '@saltbush/consignments/neighbours';
import { newsHappenings } from './newsHappenings.ts';

const NEWS: FreightNews = {
  ...{ id: 7, at: new Date('2026-11-24T03:00:00Z'), reference: 'SH-2026-0123', company: null, userId: 'ana' },
  ...{ customerReference: '', pickupSuburb: 'Sydney', deliverySuburb: 'Melbourne', status: 'in_transit' },
  ...{ isMove: true, isAmended: false, exception: null, resolvesException: false, eta: null, etaBefore: null },
  bookerEmail: 'ana@company.example',
  trace: null,
};
const DELAYED = { kind: 'delayed', reason: 'Road closed' } as const;
const LATER = { eta: '2026-11-27', etaBefore: '2026-11-26' } as const;
const told = (changes: Partial<FreightNews>) =>
  newsHappenings({ ...NEWS, ...changes }).map(({ kind, title }) => `${kind} ${title}`);

it('tells of a move, and of what went wrong with it', () => {
  expect(told({ status: 'picked_up', exception: DELAYED })).toEqual([
    'pickup Picked up: SH-2026-0123',
    'delay Delivery delayed: SH-2026-0123',
  ]);
  expect(told({ status: 'delivered', exception: { kind: 'short', reason: '' } })).toEqual([
    'delivered Delivered: SH-2026-0123',
    'delay Freight incomplete: SH-2026-0123',
  ]);
});

it('tells of a move, and that it arrives later; once where the exception says the day', () => {
  expect(told({ status: 'picked_up', ...LATER })).toEqual([
    'pickup Picked up: SH-2026-0123',
    'delay Arrives later: SH-2026-0123',
  ]);
  const [delay, ...others] = newsHappenings({ ...NEWS, exception: DELAYED, ...LATER });
  expect(delay?.detail).toBe('Sydney to Melbourne. Road closed. Expected on 27 Nov 2026.');
  expect(others).toEqual([]);
});

it('takes the day that an acceptance gives for no delay, and a later one after it for one', () => {
  expect(told({ status: 'accepted', ...LATER })).toEqual([]);
  expect(told({ status: 'accepted', isMove: false, ...LATER })).toEqual(['delay Arrives later: SH-2026-0123']);
});

it('tells nothing of other moves, of the first day, or of an earlier one', () => {
  expect(told({})).toEqual([]);
  expect(told({ isMove: false, eta: '2026-11-27' })).toEqual([]);
  expect(told({ isMove: false, eta: '2026-11-25', etaBefore: '2026-11-26' })).toEqual([]);
});
