import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from './quote-request.ts';
import { withOpenPickupDate } from './withOpenPickupDate.ts';

const METRO: QuoteRequest = {
  ...EMPTY_QUOTE_REQUEST,
  mode: 'metro-pallets',
  service: 'METRO_VIP',
  pickup: 'Newtown',
  delivery: 'Marrickville',
  metroVehicle: '1t-van',
};
const at = (text: string) => ({ now: new Date(text) });
const dateAt = (pickupDate: string, text: string) => withOpenPickupDate({ ...METRO, pickupDate }, at(text)).pickupDate;

describe('the pickup date of an earlier request', () => {
  it.each([
    ['stays while its service is open', '', '2026-11-20T09:00:00+11:00', ''],
    ['stays while it is to come', '2026-11-24', '2026-11-20T09:00:00+11:00', '2026-11-24'],
    ['is left out once it has passed', '2026-05-07', '2026-11-20T09:00:00+11:00', ''],
    ['is the next business day after the cut-off', '', '2026-11-20T15:31:00+11:00', '2026-11-23'],
    [
      'is the next business day after the cut-off, when it has passed too',
      '2026-05-07',
      '2026-11-20T15:31:00+11:00',
      '2026-11-23',
    ],
    ['is the next business day on a weekend', '', '2026-11-21T09:00:00+11:00', '2026-11-23'],
    ['passes over public holidays', '', '2026-12-24T20:00:00+11:00', '2026-12-29'],
  ])('%s', (_what, given, now, expected) => expect(dateAt(given, now)).toBe(expected));

  it('is not touched where something else refuses the request', () => {
    const nowhere = { ...METRO, pickup: 'Nowhere at all', pickupDate: '' };
    expect(withOpenPickupDate(nowhere, at('2026-11-20T09:00:00+11:00'))).toEqual(nowhere);
  });
});
