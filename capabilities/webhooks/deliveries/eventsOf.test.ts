import type { FreightNews } from '@saltbush/consignments/neighbours';
import { eventsOf } from './eventsOf.ts';

const NEWS: FreightNews = {
  ...{
    id: 7,
    at: new Date('2026-11-24T03:00:00Z'),
    reference: 'SH-2026-0123',
    company: 'CL-2026-00001',
    userId: 'ana',
  },
  ...{ customerReference: 'PO 77', pickupSuburb: 'Sydney', deliverySuburb: 'Melbourne', status: 'in_transit' },
  ...{ isMove: true, isAmended: false, exception: null, resolvesException: false, eta: null, etaBefore: null },
  bookerEmail: 'ana@company.example',
  trace: null,
};
const typesOf = (changes: Partial<FreightNews>) => eventsOf({ ...NEWS, ...changes }).map(({ type }) => type);

it('tells what receivers need to know of the consignment', () => {
  expect(eventsOf(NEWS)).toEqual([
    {
      type: 'consignment.in_transit',
      timestamp: '2026-11-24T03:00:00.000Z',
      data: {
        ...{ reference: 'SH-2026-0123', customerReference: 'PO 77', status: 'in_transit', pickupSuburb: 'Sydney' },
        ...{ deliverySuburb: 'Melbourne', eta: null, exception: null },
      },
    },
  ]);
});

it('makes of one piece of news as many events as happened', () => {
  const exception = { kind: 'delayed', reason: 'Road closed' } as const;
  expect(typesOf({ exception })).toEqual(['consignment.in_transit', 'consignment.exception']);
  expect(typesOf({ isMove: false, exception, eta: '2026-11-27' })).toEqual([
    'consignment.exception',
    'consignment.eta_changed',
  ]);
  expect(typesOf({ resolvesException: true })).toEqual(['consignment.in_transit', 'consignment.exception_resolved']);
  expect(typesOf({ status: 'requested' })).toEqual(['consignment.booked']);
  expect(typesOf({ status: 'requested', isAmended: true })).toEqual(['consignment.changed']);
  expect(typesOf({ status: 'accepted', isMove: false, isAmended: true })).toEqual(['consignment.changed']);
  expect(typesOf({ status: 'invoiced' })).toEqual(['invoice.issued']);
  expect(typesOf({ isMove: false })).toEqual([]);
});

it('takes the first delivery day for no change', () => {
  expect(typesOf({ status: 'accepted', eta: '2026-11-27' })).toEqual(['consignment.accepted']);
  expect(typesOf({ status: 'accepted', isMove: false, eta: '2026-11-27' })).toEqual(['consignment.eta_changed']);
});
