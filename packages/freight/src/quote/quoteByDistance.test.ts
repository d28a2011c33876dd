import { CITIES } from '../places/cities.data.ts';
import { TOWNS } from '../places/towns.data.ts';
import { priceQuote } from './priceQuote.ts';
import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from './quote-request.ts';

const price = (changes: Partial<QuoteRequest>) =>
  priceQuote({ ...EMPTY_QUOTE_REQUEST, ...changes }, { now: new Date('2026-11-20T09:00:00+11:00') });

describe('a price by distance', () => {
  const capitals = CITIES.map(({ name }) => name);
  const lanes = [
    ...capitals.flatMap((from) => capitals.filter((to) => to !== from).map((to) => [from, to] as const)),
    ...capitals.flatMap((city) => TOWNS.flatMap(({ name }) => [[city, name] as const, [name, city] as const])),
  ];

  it.each([
    ['LTL', 'Less Than Truck Load by distance'],
    ['FTL', 'Full Truck Load by distance'],
  ] as const)(
    'can be booked as %s on every lane without a rate, marked as such, after a person confirms it',
    (service, name) => {
      for (const [pickup, delivery] of lanes) {
        const outcome = price({ service, pickup, delivery, palletCount: '4' });
        const isListed = outcome.status === 'priced';
        const marked = {
          serviceName: name,
          needsReview: true,
          service: null,
          badges: ['Indicative only – contact us to confirm'],
        };
        expect(outcome).toMatchObject({ quote: { isBookable: true, ...(isListed ? { service } : marked) } });
      }
    },
  );

  it('is for the vehicle that the load needs', () => {
    const lane = { pickup: 'Adelaide', delivery: 'Darwin' } as const;
    expect(price({ ...lane, service: 'LTL', palletCount: '4' })).toMatchObject({
      quote: {
        vehicle: '4T truck',
        lines: [{ label: 'Freight by distance, 3,019 km at $2.00 a km', amountCents: 603_800 }],
      },
    });
    expect(price({ ...lane, service: 'FTL', weightKg: '6000' })).toMatchObject({
      quote: {
        vehicle: '6T truck',
        lines: [{ label: 'Freight by distance, 3,019 km at $2.25 a km', amountCents: 679_275 }],
      },
    });
    expect(price({ ...lane, service: 'FTL', weightKg: '9000' })).toMatchObject({ code: 'no-rate-for-size' });
    expect(price({ ...lane, service: 'LTL', palletCount: '9' })).toMatchObject({ code: 'no-rate-for-size' });
    expect(price({ ...lane, service: 'LTL' })).toMatchObject({ code: 'pallet-count-missing' });
    expect(price({ ...lane, service: 'LTL', palletCount: '0' })).toMatchObject({ code: 'pallet-count-invalid' });
  });

  it('says as what a place counts that only its postcode places, on lanes with a rate, too', () => {
    expect(price({ pickup: 'Sydney', delivery: 'Glenelg SA 5045', service: 'LTL', palletCount: '4' })).toMatchObject({
      status: 'priced',
      quote: { isLTL: true, badges: ['Delivery priced as Adelaide'] },
    });
    expect(price({ pickup: 'Corio VIC 3214', delivery: 'Perth' })).toMatchObject({
      status: 'indicative',
      quote: { badges: ['Indicative only – contact us to confirm', 'Pickup priced as Geelong'] },
    });
  });

  it('inside one city is a guide that cannot be booked', () => {
    expect(price({ pickup: 'Footscray', delivery: 'Truganina' })).toMatchObject({
      status: 'indicative',
      quote: { serviceName: 'Indicative price', isBookable: false },
    });
  });
});
