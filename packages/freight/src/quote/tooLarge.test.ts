import { loadRefusal } from './loadRefusal.ts';
import { nextDayQuote } from './nextDayQuote.ts';
import { priceQuote } from './priceQuote.ts';
import { EMPTY_QUOTE_REQUEST, type QuoteRequest } from './quote-request.ts';
import { recalculateQuote } from './recalculateQuote.ts';

const NOW = new Date('2026-11-20T09:00:00+11:00');
const SUNDAY = new Date('2026-11-22T09:00:00+11:00');
const request = (changes: Partial<QuoteRequest>): QuoteRequest => ({ ...EMPTY_QUOTE_REQUEST, ...changes });
const price = (changes: Partial<QuoteRequest>, now = NOW) => priceQuote(request(changes), { now });

const METRO = { pickup: 'Marrickville', delivery: 'Parramatta', service: 'METRO_STANDARD' } as const;
const FTL = { mode: 'ftl', pickup: 'Sydney', delivery: 'Perth', ftlVehicle: 'SEMI' } as const;
const HIRE = { mode: 'metro-hourly', pickup: 'Sydney', delivery: 'Sydney', hourlyVehicle: '4t-truck' } as const;
const ASK = 'contact us for a custom quote.';

describe('a load that is too large for its vehicle', () => {
  it.each<[string, Partial<QuoteRequest>, string, string | undefined]>([
    [
      'a dedicated 4-tonne over 3,700 kg, though the same truck carries 4,000 kg by the hour',
      { ...METRO, metroVehicle: '4t-truck', weightKg: '3701' },
      `This load is too large for the 4-tonne: it weighs 3,701 kg and the vehicle carries 3,700 kg. Choose the Semi tautliner, or ${ASK}`,
      'semi',
    ],
    [
      'a van with three pallets',
      { ...METRO, metroVehicle: '1t-van', palletCount: '3' },
      `This load is too large for the 1T van: it takes 3 pallet places and the vehicle has 2. Choose the 3T, or ${ASK}`,
      '3t-truck',
    ],
    [
      'a semi with 24 pallets',
      { ...FTL, palletCount: '24' },
      `This load is too large for the Semi: it takes 24 pallet places and the vehicle has 22. Choose the B-double, or ${ASK}`,
      'b-double',
    ],
    [
      'a lane without a larger vehicle',
      { ...FTL, ftlVehicle: 'BDOUBLE', palletCount: '40' },
      `This load is too large for the B-double: it takes 40 pallet places and the vehicle has 34. No vehicle offered here takes it: ${ASK}`,
      undefined,
    ],
    [
      'a hired truck that is too short',
      { ...HIRE, lengthCm: '500', widthCm: '80', heightCm: '50' },
      `This load is too large for the 4 tonne: an item is longer or wider than the load space. Choose the 6 tonne, or ${ASK}`,
      '6t-truck',
    ],
  ])('is refused: %s, with the vehicle that takes it', (_what, changes, message, vehicleId) => {
    expect(price(changes)).toEqual({ status: 'refused', code: 'too-large', message, ...(vehicleId && { vehicleId }) });
  });

  it.each<[string, Partial<QuoteRequest>]>([
    ['a dedicated 4-tonne at its limit', { ...METRO, metroVehicle: '4t-truck', weightKg: '3700' }],
    ['4,000 kg on a hired 4 tonne', { ...HIRE, weightKg: '4000' }],
    ['22 pallets on a semi', { ...FTL, palletCount: '22' }],
    ['items nobody counted', { ...METRO, metroVehicle: '1t-tray', weightKg: '900' }],
  ])('is priced: %s', (_what, changes) => {
    expect(price(changes)).toMatchObject({ status: 'priced', quote: { isBookable: true, needsReview: false } });
  });

  it('is confirmed by a person when the pallets do not fit side by side', () => {
    const long = { lengthCm: '300', widthCm: '130', heightCm: '100', palletCount: '2' };
    expect(price({ ...METRO, metroVehicle: '3t-truck', ...long })).toMatchObject({
      status: 'priced',
      quote: {
        needsReview: true,
        notes: ['Not every pallet finds room on the floor of the 3T as drawn. A person confirms how they ride.'],
      },
    });
  });

  it('is not preselected', () => {
    const selected = (changes: Partial<QuoteRequest>) => recalculateQuote(request(changes), { now: NOW }).request;
    expect(selected({ pickup: 'Marrickville', delivery: 'Parramatta' }).metroVehicle).toBe('1t-van');
    expect(selected({ pickup: 'Marrickville', delivery: 'Parramatta', palletCount: '3' })).toMatchObject({
      metroVehicle: '3t-truck',
      service: 'METRO_STANDARD',
    });
    expect(selected({ pickup: 'Perth', delivery: 'Sydney', palletCount: '30' }).ftlVehicle).toBe('BDOUBLE');
  });

  it('is detected in a quote that was saved before', () => {
    const saved = price({ ...METRO, metroVehicle: '4t-truck' });
    if (saved.status !== 'priced') throw new Error('Expected a price.');
    const refusal = (changes: Partial<QuoteRequest>) =>
      loadRefusal(request({ ...METRO, ...changes }), saved.quote, { now: NOW });
    expect(refusal({ weightKg: '3700' })).toBeNull();
    expect(refusal({ weightKg: '3701' })).toMatchObject({ code: 'too-large' });
    const ltl = price({ mode: 'ltl', pickup: 'Sydney', delivery: 'Perth', palletCount: '1' });
    if (ltl.status !== 'priced') throw new Error('Expected a price.');
    const heavy = request({ mode: 'ltl', pickup: 'Sydney', delivery: 'Perth', palletCount: '1', weightKg: '1001' });
    expect(loadRefusal(heavy, ltl.quote, { now: NOW })).toMatchObject({ code: 'pallet-over-limits' });
  });
});

describe('an estimate by distance', () => {
  const toGoldCoast = { pickup: 'Sydney', delivery: 'Gold Coast' } as const;

  it('is for a vehicle that holds every pallet', () => {
    expect(price({ ...toGoldCoast, palletCount: '3' })).toMatchObject({
      status: 'indicative',
      quote: { vehicleId: '4t-truck', vehicle: '4T truck', notes: [], total: '1680.00', totalIncGstCents: 184_800 },
    });
    expect(price(toGoldCoast)).toMatchObject({ quote: { vehicleId: '1t-van', total: '1260.00' } });
  });

  it('is not given for a load that is too large for its vehicles, but a client’s own rate may be', () => {
    const large = request({ ...toGoldCoast, palletCount: '12' });
    expect(priceQuote(large, { now: NOW })).toMatchObject({ status: 'refused', code: 'no-rate-for-size' });
    const agreedRate = { sheetId: 1, sheetName: 'rates.csv', line: 1, ratePerKm: 3 };
    expect(priceQuote(large, { now: NOW, agreedRate })).toMatchObject({
      status: 'priced',
      quote: { vehicleId: '8t-truck', total: '2520.00', needsReview: true },
    });
  });
});

describe('nextDayQuote', () => {
  const next = (changes: Partial<QuoteRequest>, now: Date) => nextDayQuote(request(changes), { now });

  it('the price of the next business day when everything is closed', () => {
    const sameDay = { pickup: 'Marrickville', delivery: 'Parramatta' };
    expect(next(sameDay, SUNDAY)).toMatchObject({
      date: '2026-11-23',
      quote: { service: 'METRO_STANDARD', totalIncGstCents: 12_650 },
    });
    expect(next({ ...sameDay, mode: 'metro-pallets', service: 'METRO_VIP' }, SUNDAY)).toMatchObject({
      date: '2026-11-23',
      quote: { service: 'METRO_VIP' },
    });
    expect(next(sameDay, new Date('2026-11-20T18:00:00+11:00'))).toMatchObject({ date: '2026-11-23' });
  });

  it.each<[string, Partial<QuoteRequest>, Date]>([
    ['something is open', METRO, new Date('2026-11-20T14:00:00+11:00')],
    ['a service runs on Sundays', { pickup: 'Sydney', delivery: 'Perth' }, SUNDAY],
    ['the load does not fit then either', { ...METRO, metroVehicle: '1t-van', palletCount: '5' }, SUNDAY],
    ['an end is missing', { pickup: 'Marrickville' }, SUNDAY],
  ])('has none when %s', (_when, changes, now) => {
    expect(next(changes, now)).toBeNull();
  });
});
