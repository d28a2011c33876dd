import fc from 'fast-check';
import { EMISSION_CLASSES, EMISSION_FACTORS, SEA_EMISSION_FACTOR } from './emissionFactors.ts';
import { estimateEmissions, type MovedFreight } from './estimateEmissions.ts';

const FREIGHT: MovedFreight = { distanceKm: 878, seaKm: 0, declaredKg: 0, palletCount: null, vehicleId: null };

describe('emission factors', () => {
  it('follow from the fuel burnt and the load carried', () => {
    const factors = EMISSION_CLASSES.map((name) => EMISSION_FACTORS[name].gramsCo2ePerTonneKm);
    expect(factors).toEqual([812, 252, 89]);
  });

  // Freight ship 51.58 × 1.22 = 62.93. Passenger ferry 376.12 × 1.22 = 458.87. Four fifths and one fifth of them: 142.11.
  it('count a crossing as four fifths freight ship and one fifth passenger ferry, fuel production included', () => {
    expect(SEA_EMISSION_FACTOR).toMatchObject({
      gramsCo2ePerTonneKm: 142,
      between: { freightShip: 63, passengerFerry: 459 },
    });
  });
});

describe('estimateEmissions', () => {
  it('multiplies tonnes, kilometres and the factor of the vehicle', () => {
    expect(estimateEmissions({ ...FREIGHT, distanceKm: 100, declaredKg: 2_000, vehicleId: '6t-truck' })).toEqual({
      distanceKm: 100,
      seaKm: 0,
      massKg: 2_000,
      massBasis: 'declared',
      tonneKm: 200,
      vehicleClass: 'rigid',
      gramsCo2ePerTonneKm: 252,
      seaGramsCo2ePerTonneKm: null,
      kgCo2e: 50.4,
    });
  });

  // One tonne, Melbourne to Hobart: 273 km × 89 g = 24.297 kg on the road and 430 km × 142 g = 61.06 kg on the ship.
  it('counts the crossing of Bass Strait as sea, and the rest of the way as road', () => {
    const freight = { ...FREIGHT, distanceKm: 703, seaKm: 430, declaredKg: 1_000, vehicleId: 'semi' } as const;
    const estimate = estimateEmissions(freight);
    expect(estimate).toMatchObject({ distanceKm: 703, seaKm: 430, seaGramsCo2ePerTonneKm: 142, tonneKm: 703 });
    expect(estimate.kgCo2e).toBeCloseTo(85.357, 9);
  });

  it('takes no more sea than the whole way', () => {
    expect(estimateEmissions({ ...FREIGHT, distanceKm: 100, seaKm: 430 })).toMatchObject({ seaKm: 100 });
  });

  it.each([
    ['pallets at their cubic weight', { palletCount: 4 }, { massBasis: 'pallets', massKg: 2_160 }],
    ['half the payload of a van', { vehicleId: '1t-van' }, { massBasis: 'vehicle', massKg: 500, vehicleClass: 'van' }],
    ['half the payload of a semi', { vehicleId: 'semi' }, { massBasis: 'vehicle', vehicleClass: 'articulated' }],
    ['one pallet of shared linehaul', {}, { massBasis: 'vehicle', massKg: 540, vehicleClass: 'articulated' }],
  ] as const)('without a weight takes %s', (_what, facts, expected) => {
    expect(estimateEmissions({ ...FREIGHT, ...facts })).toMatchObject(expected);
  });

  it('never emits less for more freight or a longer way', () => {
    const number = fc.double({ min: 0, max: 50_000, noNaN: true });
    fc.assert(
      fc.property(number, number, number, (declaredKg, distanceKm, more) => {
        const freight: MovedFreight = { ...FREIGHT, declaredKg: declaredKg + 1, distanceKm, vehicleId: 'semi' };
        const { kgCo2e } = estimateEmissions(freight);
        expect(estimateEmissions({ ...freight, declaredKg: declaredKg + 1 + more }).kgCo2e).toBeGreaterThanOrEqual(
          kgCo2e,
        );
        expect(estimateEmissions({ ...freight, distanceKm: distanceKm + more }).kgCo2e).toBeGreaterThanOrEqual(kgCo2e);
      }),
    );
  });
});
