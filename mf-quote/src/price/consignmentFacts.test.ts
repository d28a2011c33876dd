import { EMPTY_QUOTE_REQUEST, priceQuote } from '@saltbush/freight';
import { consignmentFacts } from './consignmentFacts.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const REQUEST = { ...EMPTY_QUOTE_REQUEST, mode: 'ltl', pickup: 'Sydney', delivery: 'Perth', palletCount: '4' } as const;

function factsOf(changes: { pickupDate?: string; pickupTime?: string; deliveryTime?: string }) {
  const request = { ...REQUEST, ...changes };
  const outcome = priceQuote(request, { now: NOW });
  if (outcome.status !== 'priced') throw new Error('The lane of this test has no price.');
  return Object.fromEntries(consignmentFacts(request, outcome.quote).map(({ term, detail }) => [term, detail]));
}

describe('consignmentFacts', () => {
  it.each([
    ['2026-11-23', '3:30 PM AEDT'],
    ['2027-07-19', '3:30 PM AEST'],
    ['', '3:30 PM, Sydney time'],
  ])('says on whose clock the pickup time is: on %j %s', (pickupDate, text) => {
    expect(factsOf({ pickupDate, pickupTime: '15:30' })['Pickup time']).toBe(text);
  });

  it('says the delivery time on the clock of the pickup too, as the form asks for it, without a day', () => {
    expect(factsOf({ pickupDate: '2026-11-23', deliveryTime: '09:00' })['Delivery time']).toBe('9:00 AM, Sydney time');
  });
});
