import { priceQuote } from './priceQuote.ts';
import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from './quote-request.ts';
import { quoteEnding } from './quoteEnding.ts';

describe('quoteEnding', () => {
  it.each<[string, Partial<QuoteRequest>]>([
    ['priced', { pickup: 'Sydney', delivery: 'Hobart', palletCount: '2' }],
    ['estimate', { pickup: 'Sydney', delivery: 'Gold Coast' }],
    ['estimate', { pickup: 'Perth', delivery: 'Gold Coast' }],
    ['no-lane', { pickup: 'Cairns', delivery: 'Gold Coast' }],
    ['unknown-place', { pickup: 'Sydney', delivery: 'Welshpool WA' }],
    ['unclear-place', { pickup: 'Sydney', delivery: 'Richmond' }],
    ['too-heavy', { pickup: 'Bondi', delivery: 'Penrith', metroVehicle: '1t-van', weightKg: '1001' }],
    ['too-heavy', { pickup: 'Sydney', delivery: 'Gold Coast', palletCount: '40' }],
    ['closed', { pickup: 'Bondi', delivery: 'Penrith', pickupDate: '2026-11-22' }],
    ['unanswered', { pickup: 'Sydney' }],
  ])('%s: %o', (ending, changes) => {
    const outcome = priceQuote({ ...EMPTY_QUOTE_REQUEST, ...changes }, { now: new Date('2026-11-20T09:00:00+11:00') });
    expect(quoteEnding(outcome)).toBe(ending);
  });
});
