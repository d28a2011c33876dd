import { priceQuote } from './priceQuote.ts';
import type { Service } from './quote-request.ts';
import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from './quote-request.ts';

/** A Friday, 9 AM in Sydney. */
const NOW = new Date('2026-11-20T09:00:00+11:00');

const request = (changes: Partial<QuoteRequest>): QuoteRequest => ({ ...EMPTY_QUOTE_REQUEST, ...changes });
const price = (changes: Partial<QuoteRequest>, now: Date | number = NOW) => priceQuote(request(changes), { now });

describe('LTL', () => {
  const fourToMelbourne = { mode: 'ltl', pickup: 'Sydney', delivery: 'Melbourne', palletCount: '4' } as const;

  it('prices four pallets from Sydney to Melbourne: 587.38 before, 646.12 with GST', () => {
    expect(price(fourToMelbourne)).toMatchObject({
      status: 'priced',
      quote: {
        service: 'LTL',
        distanceKm: 858,
        isLTL: true,
        isFTL: false,
        isMetro: false,
        palletCount: 4,
        total: '587.38',
        ltlRate: 58_738,
        turnaround: '1 business day',
        lines: [
          { kind: 'freight', label: 'Freight 4 × $120.00', amountCents: 48_000 },
          { kind: 'fuel-levy', label: 'Fuel levy 22.37%', amountCents: 10_738 },
        ],
        totalExGstCents: 58_738,
        gstCents: 5874,
        totalIncGstCents: 64_612,
        needsReview: false,
        isBookable: true,
      },
    });
  });

  it('adds services once per consignment, without levy', () => {
    expect(price({ ...fourToMelbourne, tailgate: true, palletReturn: true, residential: true })).toMatchObject({
      quote: {
        surcharges: { tailgate: 4500, palletReturn: 1000, residential: 2500 },
        total: '667.38',
        gstCents: 6674,
        totalIncGstCents: 73_412,
      },
    });
  });

  it('treats suburbs as their cities', () => {
    expect(price({ ...fourToMelbourne, pickup: 'Newtown 2042', delivery: 'Footscray 3011' })).toMatchObject({
      quote: { total: '587.38' },
    });
  });

  it.each([
    [{ palletCount: '' }, 'pallet-count-missing', 'Please enter the number of pallets.'],
    [{ palletCount: '0' }, 'pallet-count-invalid', 'Invalid pallet count. Please enter a number greater than 0.'],
    [{ palletCount: '2.5' }, 'pallet-count-invalid', 'Please enter a whole number of pallets.'],
    [{ heightCm: '181' }, 'pallet-over-limits', 'Contact us for a custom quote.'],
    [{ weightKg: '4001' }, 'pallet-over-limits', 'Contact us for a custom quote.'],
  ])('refuses %o', (changes, code, message) => {
    expect(price({ ...fourToMelbourne, ...changes })).toEqual({ status: 'refused', code, message });
  });

  it('gives an indicative price when it has no rate', () => {
    expect(price({ ...fourToMelbourne, delivery: 'Newcastle', weightKg: '600', residential: true })).toMatchObject({
      status: 'indicative',
      message: expect.stringContaining(
        'No matching LTL rate found. Contact us for a custom quote. The price shown is an',
      ),
      quote: {
        service: null,
        vehicle: '4T truck',
        distanceKm: 167,
        total: '359.00',
        badges: ['Indicative only – contact us to confirm'],
        isBookable: true,
      },
    });
  });
});

describe('FTL', () => {
  const toPerth = { mode: 'ftl', pickup: 'Brisbane', delivery: 'Perth', ftlVehicle: 'BDOUBLE' } as const;

  it('charges the levy on the base only', () => {
    expect(price({ ...toPerth, tailgate: true })).toMatchObject({
      status: 'priced',
      quote: {
        service: 'FTL',
        isFTL: true,
        vehicle: 'B-double',
        ftlRate: 1_957_920,
        total: '19624.20',
        lines: [
          { kind: 'freight', label: 'Freight, whole B-double', amountCents: 1_600_000 },
          { kind: 'fuel-levy', label: 'Fuel levy 22.37%', amountCents: 357_920 },
          { kind: 'surcharge', label: 'Tailgate', amountCents: 4500 },
        ],
        transitDays: 6,
      },
    });
  });

  it('takes the first vehicle of the lane when none is chosen', () => {
    expect(price({ ...toPerth, ftlVehicle: null })).toMatchObject({ quote: { vehicle: 'Semi', total: '12237.00' } });
  });

  it('falls back to an indicative price, or to the message alone', () => {
    const message = 'No matching rate found. Contact us for a custom quote.';
    expect(price({ ...toPerth, delivery: 'Canberra' })).toMatchObject({
      status: 'indicative',
      message: expect.stringContaining(`${message} The price shown is an estimate by distance.`),
      quote: { distanceKm: 1203, total: '1804.50' },
    });
    expect(price({ ...toPerth, delivery: 'Nowhere' })).toEqual({ status: 'refused', code: 'place-unknown', message });
    expect(price({ ...toPerth, delivery: 'Townsville' })).toMatchObject({ status: 'indicative' });
    expect(price({ ...toPerth, pickup: 'Newcastle', delivery: 'Geelong' })).toMatchObject({ code: 'no-rate', message });
  });
});

describe('hourly hire', () => {
  it('bills whole hours with the local levy', () => {
    const hire = { mode: 'metro-hourly', pickup: 'Sydney', delivery: 'Sydney', hourlyVehicle: '4t-truck' } as const;
    expect(price({ ...hire, hours: '3.1', tailgate: true })).toMatchObject({
      status: 'priced',
      quote: {
        service: 'METRO_HOURLY',
        isMetro: true,
        distanceKm: null,
        lines: [
          { label: 'Hire 4 h × $74.00', amountCents: 29_600 },
          { label: 'Fuel levy 11.62%', amountCents: 3440 },
          { label: 'Tailgate', amountCents: 2500 },
        ],
        total: '355.40',
      },
    });
    expect(price({ ...hire, hours: '0' })).toMatchObject({ message: 'Please enter the hours needed.' });
    expect(price({ ...hire, hourlyVehicle: null })).toMatchObject({ code: 'vehicle-missing' });
    expect(price({ ...hire, hourlyVehicle: 'b-double' })).toMatchObject({ code: 'price-on-application' });
    expect(price({ ...hire, pickup: 'Perth' })).toMatchObject({ code: 'no-hourly-hire-here' });
    expect(price({ ...hire, pickup: 'Melbourne Metro' })).toMatchObject({ status: 'priced' });
  });
});

describe('metro services', () => {
  const metro = (service: Service, changes: Partial<QuoteRequest> = {}, now = NOW) =>
    price({ mode: 'metro-pallets', pickup: 'Newtown 2042', delivery: 'Manly 2095', service, ...changes }, now);

  it.each([
    ['ALL_DAY', '125.00'],
    ['METRO_STANDARD', '105.00'],
    ['METRO_VIP', '135.00'],
    ['METRO_EXPRESS', '165.00'],
  ] as const)('prices %s by the more expensive zone', (service, total) => {
    expect(metro(service)).toMatchObject({
      quote: { service, total, isMetro: true, metroZone: 'Northern Beaches', badges: ['Fuel levy: included'] },
    });
  });

  it('adds the metro surcharges and no levy', () => {
    expect(metro('METRO_STANDARD', { tailgate: true, palletReturn: true, residential: true })).toMatchObject({
      quote: { total: '165.00', gstCents: 1650, totalIncGstCents: 18_150 },
    });
  });

  it.each([
    ['ALL_DAY', 'STANDARD', '55.58'],
    ['METRO_STANDARD', 'STANDARD', '55.58'],
    ['METRO_VIP', 'VIP', '75.03'],
    ['METRO_EXPRESS', 'EXPRESS', '94.49'],
  ] as const)('prices a dedicated vehicle as %s by distance at the level %s', (service, _level, total) => {
    expect(metro(service, { delivery: 'Marrickville', metroVehicle: '1t-tray' })).toMatchObject({
      quote: { total, vehicle: '1-tonne tray', distanceKm: 3, badges: ['Fuel levy: included'] },
    });
  });

  it('accepts an unknown end beside a zone, for review and for the fleet only', () => {
    expect(metro('METRO_STANDARD', { delivery: 'Hurstville' })).toMatchObject({
      quote: {
        total: '75.00',
        distanceKm: null,
        needsReview: true,
        badges: ['Fuel levy: included', 'Delivery suburb not recognised – price to be confirmed'],
      },
    });
    expect(metro('METRO_STANDARD', { pickup: 'Hurstville' })).toMatchObject({
      quote: { badges: ['Fuel levy: included', 'Pickup suburb not recognised – price to be confirmed'] },
    });
    expect(metro('METRO_STANDARD', { delivery: 'Hurstville', metroVehicle: '4t-truck' })).toMatchObject({
      status: 'refused',
      code: 'distance-unknown',
    });
  });

  it.each([
    [
      { pickup: 'Hurstville 2220', delivery: 'Miranda 2228' },
      'Outside our fixed metro zones, which are in Sydney. Contact us for a custom quote.',
    ],
    [{ delivery: 'Melbourne' }, 'Metro services need pickup and delivery in Sydney.'],
    [{ weightKg: '900' }, 'All Day takes standard pallets: 120 × 120 × 180 cm, under 900 kg each.'],
    [{ metroVehicle: 'hovercraft' }, 'Please choose a vehicle.'],
    [{ metroVehicle: '8t-truck' }, 'Please choose a vehicle.'],
    [{ pickupDate: '9999-12-31' }, 'Please enter a real pickup date.'],
    [{ pickupDate: '2026-11-19' }, 'Please choose a pickup date from today on.'],
    [{ pickupDate: '2026-11-21' }, 'No metro services on weekends and public holidays. Next available: 23 Nov 2026.'],
  ])('refuses %o', (changes, message) => {
    expect(metro('ALL_DAY', changes)).toMatchObject({ status: 'refused', message });
  });

  it('limits only All Day to standard pallets', () => {
    expect(metro('METRO_STANDARD', { weightKg: '900' })).toMatchObject({ status: 'priced' });
  });

  it('reads the cut-off on Sydney’s clock, whatever the clock of the machine', () => {
    expect(metro('METRO_VIP', {}, new Date('2026-11-20T04:29:59Z'))).toMatchObject({ status: 'priced' });
    expect(metro('METRO_VIP', {}, new Date('2026-11-20T04:30:00Z'))).toMatchObject({ code: 'after-cut-off' });
  });
});

describe('the general form without a choice', () => {
  it('asks for both ends', () => {
    expect(price({ delivery: 'Manly 2095' })).toMatchObject({ code: 'pickup-missing' });
    expect(price({ pickup: 'Manly 2095' })).toMatchObject({ code: 'delivery-missing' });
  });

  it('asks for a service when several apply', () => {
    expect(price({ pickup: 'Sydney', delivery: 'Perth' })).toMatchObject({ code: 'service-missing' });
  });

  it('prices the only service', () => {
    expect(price({ pickup: 'Perth', delivery: 'Sydney' })).toMatchObject({ quote: { service: 'FTL' } });
  });

  it('says what the latest service is when all are closed', () => {
    const evening = new Date('2026-11-20T18:00:00+11:00');
    expect(price({ pickup: 'Newtown 2042', delivery: 'Manly 2095' }, evening)).toMatchObject({
      status: 'refused',
      message: 'Book by 6:00 PM AEDT. Next available: 23 Nov 2026.',
    });
  });

  it('gives an indicative price between known places without a service', () => {
    expect(price({ pickup: 'Sydney', delivery: 'Newcastle' })).toMatchObject({
      status: 'indicative',
      message:
        'We have no fixed price between Sydney and Newcastle. Contact us for a custom quote. ' +
        'The price shown is an estimate by distance. ' +
        'You can book it: a person confirms the price before the booking stands.',
    });
  });

  it('says so outside the zones', () => {
    expect(price({ pickup: 'Hurstville', delivery: 'Miranda' })).toEqual({
      status: 'refused',
      code: 'place-unknown',
      message:
        'Outside our fixed metro zones: we have no fixed price for Hurstville and Miranda. Add the state or the postcode to see what we have there. Contact us for a custom quote.',
    });
  });
});
