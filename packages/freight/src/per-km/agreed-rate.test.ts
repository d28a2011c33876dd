import { perKmLane } from '../quote/perKmLane.ts';
import { priceQuote } from '../quote/priceQuote.ts';
import { EMPTY_QUOTE_REQUEST } from '../quote/quote-request.ts';
import { agreedCents, formatRatePerKm } from './agreed-rate.ts';
import { ANY_KEY, placeKeys, vehicleKey } from './lane-keys.ts';
import { closestRate, type LaneKeys, laneKeys } from './per-km-lane.ts';

const now = new Date('2026-11-20T00:00:00Z');
const request = { ...EMPTY_QUOTE_REQUEST, pickup: 'Richmond VIC', delivery: 'Canberra' };
const agreedRate = { sheetId: 7, sheetName: 'rates.csv', line: 3, ratePerKm: 2.105 };

describe('keys of a lane', () => {
  it.each([
    ['Marrickville NSW 2204', ['marrickville 2204', 'sydney']],
    ['  SYDNEY ', ['sydney']],
    ['Newcastle, NSW', ['newcastle']],
    ['Glenelg  SA 5045', ['glenelg sa 5045', 'adelaide']],
    ['Dubbo  West', ['dubbo west']],
    ['any', [ANY_KEY]],
    ['*', [ANY_KEY]],
  ])('reads the place %s', (text, keys) => {
    expect(placeKeys(text)).toEqual(keys);
  });

  it.each([
    ['6T Truck', '6t-truck'],
    ['6 TONNE', '6t-truck'],
    ['Semi Trailer', 'semi'],
    ['All', ANY_KEY],
    ['Road  Train', 'road train'],
  ])('reads the vehicle %s', (text, key) => {
    expect(vehicleKey(text)).toBe(key);
  });
});

describe('perKmLane', () => {
  it('gives the keys by which a sheet could price a request', () => {
    const lane = perKmLane({ ...request, weightKg: '800' }, { now });
    expect(lane).toEqual({ origin: 'Richmond VIC', destination: 'Canberra', vehicle: '4t-truck' });
    expect(lane && laneKeys(lane)).toEqual({
      origins: ['richmond 3121', 'melbourne', ANY_KEY],
      destinations: ['canberra', ANY_KEY],
      vehicles: ['4t-truck', ANY_KEY],
    });
  });

  it('is null when the distance is unknown', () => {
    expect(perKmLane({ ...request, delivery: 'Dubbo' }, { now })).toBeNull();
  });
});

describe('closestRate', () => {
  const lane: LaneKeys = {
    origins: ['richmond 3121', 'melbourne', ANY_KEY],
    destinations: ['canberra', ANY_KEY],
    vehicles: ['4t-truck', ANY_KEY],
  };
  const rate = (line: number, originKey: string, destinationKey: string, vehicle: string) => ({
    ...{ line, originKey, destinationKey },
    vehicleKey: vehicle,
  });
  const exact = rate(9, 'richmond 3121', 'canberra', '4t-truck');
  const city = rate(2, 'melbourne', 'canberra', '4t-truck');
  const anyVehicle = rate(1, 'melbourne', 'canberra', ANY_KEY);

  it('prefers the closest origin, then destination, then vehicle, then the first line', () => {
    expect(closestRate(lane, [rate(1, ANY_KEY, 'canberra', '4t-truck'), city, exact])).toBe(exact);
    expect(closestRate(lane, [rate(1, 'melbourne', ANY_KEY, '4t-truck'), city])).toBe(city);
    expect(closestRate(lane, [anyVehicle, city])).toBe(city);
    expect(closestRate(lane, [{ ...city, line: 5 }, city])).toBe(city);
  });

  it('skips other lanes', () => {
    const others = [rate(1, 'sydney', 'canberra', '4t-truck'), rate(2, 'melbourne', 'canberra', '6t-truck')];
    expect(closestRate(lane, others)).toBeNull();
  });
});

describe('a price at an agreed rate', () => {
  it('is firm, names its line and is rounded once', () => {
    const outcome = priceQuote({ ...request, tailgate: true }, { now, agreedRate });
    // 669 km at $2.105 is $1,408.245.
    expect(outcome).toMatchObject({
      status: 'priced',
      quote: {
        service: null,
        agreedRate,
        isBookable: true,
        needsReview: true,
        lines: [
          { label: 'Freight 669 km. Your rate sheet rates.csv, line 3: $2.105 per km', amountCents: 140_825 },
          { label: 'Tailgate', amountCents: 4_500 },
        ],
        totalExGstCents: 145_325,
      },
    });
  });

  it('changes nothing when there is a fixed rate, or no distance is known', () => {
    const lane = { ...request, mode: 'ftl', pickup: 'Sydney', delivery: 'Melbourne' } as const;
    expect(priceQuote(lane, { now, agreedRate })).toEqual(priceQuote(lane, { now }));
    const unknown = { ...request, delivery: 'Dubbo' };
    expect(priceQuote(unknown, { now, agreedRate })).toEqual(priceQuote(unknown, { now }));
  });

  it('is computed in whole cents, whatever its decimals', () => {
    expect(agreedCents({ ratePerKm: 1.005 }, 1)).toBe(101);
    expect(agreedCents({ ratePerKm: 2.999 }, 1_000)).toBe(299_900);
    expect([2, 2.1, 2.999, 0.1234567].map(formatRatePerKm)).toEqual(['$2.00', '$2.10', '$2.999', '$0.123457']);
  });
});
