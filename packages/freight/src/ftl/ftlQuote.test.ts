import { ftlDestinations, ftlRates, ftlVehicleTypes } from './ftl-rates.ts';
import { ftlQuote } from './ftlQuote.ts';

const ON = '2026-11-20';

// Origin, destination, semi, B-double, both with levy, transit business days: as published.
const PUBLISHED = [
  ['Sydney', 'Melbourne', 1650, 2640, 2019.11, 3230.57, 1],
  ['Sydney', 'Brisbane', 2150, 3440, 2630.96, 4209.53, 1],
  ['Sydney', 'Adelaide', 2600, 4160, 3181.62, 5090.59, 2],
  ['Sydney', 'Perth', 8400, 13440, 10279.08, 16446.53, 5],
  ['Melbourne', 'Sydney', 1950, 3120, 2386.22, 3817.94, 1],
  ['Melbourne', 'Brisbane', 3500, 5600, 4282.95, 6852.72, 2],
  ['Melbourne', 'Adelaide', 1500, 2400, 1835.55, 2936.88, 1],
  ['Melbourne', 'Perth', 7100, 11360, 8688.27, 13901.23, 5],
  ['Brisbane', 'Sydney', 1450, 2320, 1774.37, 2838.98, 1],
  ['Brisbane', 'Melbourne', 2600, 4160, 3181.62, 5090.59, 2],
  ['Brisbane', 'Adelaide', 3600, 5760, 4405.32, 7048.51, 3],
  ['Brisbane', 'Perth', 10000, 16000, 12237.0, 19579.2, 6],
  ['Adelaide', 'Sydney', 2100, 3360, 2569.77, 4111.63, 2],
  ['Adelaide', 'Melbourne', 1100, 1760, 1346.07, 2153.71, 1],
  ['Adelaide', 'Brisbane', 3300, 5280, 4038.21, 6461.14, 3],
  ['Adelaide', 'Perth', 5600, 8960, 6852.72, 10964.35, 3],
  ['Perth', 'Sydney', 5400, 8640, 6607.98, 10572.77, 5],
  ['Perth', 'Melbourne', 4500, 7200, 5506.65, 8810.64, 5],
  ['Perth', 'Brisbane', 6200, 9920, 7586.94, 12139.1, 6],
  ['Perth', 'Adelaide', 3500, 5600, 4282.95, 6852.72, 3],
] as const;

describe('ftlQuote', () => {
  it.each(PUBLISHED)('prices %s to %s', (from, to, semi, bDouble, semiTotal, bDoubleTotal, transitDays) => {
    expect(ftlQuote(from, to, 'SEMI', ON)).toMatchObject({
      baseCents: semi * 100,
      totalCents: Math.round(semiTotal * 100),
      transitDays,
    });
    expect(ftlQuote(from, to, 'BDOUBLE', ON)).toMatchObject({
      baseCents: bDouble * 100,
      totalCents: Math.round(bDoubleTotal * 100),
      transitDays,
    });
  });

  it('splits a price into base and levy', () => {
    expect(ftlQuote('Sydney', 'Melbourne', 'SEMI', ON)).toEqual({
      status: 'priced',
      vehicleType: 'SEMI',
      baseCents: 165_000,
      levyBasisPoints: 2237,
      levyCents: 36_911,
      totalCents: 201_911,
      transitDays: 1,
    });
  });

  it('compares city names after trimming, in any case', () => {
    expect(ftlQuote('  SYDNEY ', 'perth', 'BDOUBLE', ON)).toMatchObject({ baseCents: 1_344_000 });
  });

  it.each([
    ['Sydney', 'Sydney', 'SEMI'],
    ['Sydney', 'Canberra', 'SEMI'],
    ['Sydney', 'Melbourne', 'VAN'],
    ['', '__proto__', ''],
  ])('has no rate from %j to %j by %j', (from, to, vehicle) => {
    expect(ftlQuote(from, to, vehicle, ON)).toEqual({
      status: 'no-match',
      message: 'No matching rate found. Contact us for a custom quote.',
    });
  });
});

describe('ftlRates', () => {
  const rates = ftlRates(ON);

  it('has 20 lanes with 2 vehicles, each once', () => {
    expect(rates).toHaveLength(40);
    expect(new Set(rates.map((rate) => `${rate.origin}-${rate.destination}-${rate.vehicleType}`)).size).toBe(40);
  });

  it('runs from 1,100 (Adelaide to Melbourne, semi) to 16,000 dollars (Brisbane to Perth, B-double), once each', () => {
    const sorted = rates.toSorted((a, b) => a.rateCents - b.rateCents);
    expect(sorted[0]).toMatchObject({ origin: 'Adelaide', destination: 'Melbourne', vehicleType: 'SEMI' });
    expect(sorted.at(-1)).toMatchObject({ origin: 'Brisbane', destination: 'Perth', vehicleType: 'BDOUBLE' });
    expect([sorted[0]?.rateCents, sorted[1]?.rateCents === 110_000]).toEqual([110_000, false]);
    expect([sorted.at(-1)?.rateCents, sorted.at(-2)?.rateCents === 1_600_000]).toEqual([1_600_000, false]);
  });

  it('prices a B-double at 1.6 semis', () => {
    for (const { origin, destination, vehicleType, rateCents } of rates) {
      const semi = rates.find(
        (row) => row.origin === origin && row.destination === destination && row.vehicleType === 'SEMI',
      );
      if (vehicleType === 'BDOUBLE') expect(rateCents * 10).toBe((semi?.rateCents ?? 0) * 16);
    }
  });

  it('lists destinations and vehicles of a lane', () => {
    expect(ftlDestinations('perth', ON)).toEqual(['Sydney', 'Melbourne', 'Brisbane', 'Adelaide']);
    expect(ftlDestinations('Hobart', ON)).toEqual([]);
    expect(ftlVehicleTypes('Sydney', 'Perth', ON)).toEqual(['SEMI', 'BDOUBLE']);
  });
});
