import { priceQuote } from './priceQuote.ts';
import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from './quote-request.ts';

const price = (changes: Partial<QuoteRequest>) =>
  priceQuote({ ...EMPTY_QUOTE_REQUEST, ...changes }, { now: new Date('2026-11-20T09:00:00+11:00') });

describe('a place or a lane without a price', () => {
  const CUSTOM = 'Contact us for a custom quote.';
  it.each([
    ['Brisbane', 'Gold Coast', 'indicative', `We have no fixed price between Brisbane and Gold Coast. ${CUSTOM}`],
    ['Perth', 'Gold Coast', 'indicative', `We have no fixed price between Perth and Gold Coast. ${CUSTOM}`],
    [
      'Sydney',
      'Welshpool WA',
      'place-unknown',
      `We have no fixed price for Welshpool WA. In WA our fixed prices are for Perth. Add the postcode if it is near there. ${CUSTOM}`,
    ],
    [
      'Mildura 3500',
      'Sydney',
      'place-unknown',
      `We have no fixed price for Mildura 3500. In VIC our fixed prices are for Melbourne. ${CUSTOM}`,
    ],
    [
      'Newtown 2042',
      'Gosford 2250',
      'place-unknown',
      'We have no fixed price for Gosford 2250. In NSW our fixed prices',
    ],
    ['Newcastle', 'Geelong', 'no-rate', `We have no fixed price between Newcastle and Geelong. ${CUSTOM}`],
    ['Adelaide', 'Glenelg SA 5045', 'no-rate', 'Outside our fixed metro zones'],
    ['Hurstville 2220', 'Miranda 2228', 'no-rate', 'Outside our fixed metro zones'],
    ['Melbourne', 'Dubo', 'place-unknown', `We do not know Dubo. Check the spelling, or add the postcode. ${CUSTOM}`],
    ['Perth', 'Darwin', 'indicative', `No matching rate found. ${CUSTOM}`],
    [
      'Sydney',
      'Tamworth',
      'place-unknown',
      `Outside our fixed metro zones: we have no fixed price for Tamworth. Add the state or the postcode to see what we have there. ${CUSTOM}`,
    ],
    [
      'Sydney',
      'Mackay 4740',
      'place-unknown',
      `We have no fixed price for Mackay 4740. In QLD our fixed prices are for Brisbane. ${CUSTOM}`,
    ],
    ['Footscray', 'Clayton 3168', 'indicative', 'Outside our fixed metro zones'],
  ])('from %j to %j it says what is true', (pickup, delivery, code, message) => {
    const outcome = price({ pickup, delivery });
    expect([outcome.status, 'code' in outcome && outcome.code]).toContain(code);
    expect('message' in outcome && outcome.message.startsWith(message)).toBe(true);
  });

  it('suggests the place that is probably meant, and never prices it', () => {
    expect(price({ pickup: 'Sydny', delivery: 'Melborne' })).toMatchObject({
      status: 'refused',
      code: 'place-unknown',
      places: [
        { end: 'pickup', candidates: ['Sydney'] },
        { end: 'delivery', candidates: ['Melbourne'] },
      ],
    });
    expect(price({ mode: 'ltl', pickup: 'Sydney', delivery: 'Melborne', palletCount: '2' })).toMatchObject({
      code: 'place-unknown',
      places: [{ end: 'delivery', candidates: ['Melbourne'] }],
    });
  });

  it.each([
    { mode: 'general' },
    { mode: 'ltl', palletCount: '2' },
    { mode: 'ftl', service: 'FTL' },
    { mode: 'metro-pallets', service: 'METRO_VIP' },
  ] as const)('asks which place is meant before it prices one, also in %o', (changes) => {
    expect(price({ ...changes, pickup: 'Sydney', delivery: 'Richmond' })).toMatchObject({
      status: 'refused',
      code: 'place-ambiguous',
      message:
        'Which Richmond do you mean: Richmond VIC 3121, Richmond NSW, Richmond QLD, Richmond SA or Richmond TAS?',
      places: [
        {
          end: 'delivery',
          candidates: ['Richmond VIC 3121', 'Richmond NSW', 'Richmond QLD', 'Richmond SA', 'Richmond TAS'],
        },
      ],
    });
  });

  it('writes the assumed place in full when the other end decides which one is meant', () => {
    expect(price({ pickup: 'Manly', delivery: 'Bondi', service: 'METRO_VIP' })).toMatchObject({
      status: 'priced',
      quote: { metroZone: 'Northern Beaches', badges: ['Fuel levy: included', 'Manly NSW 2095'] },
    });
  });
});
