import fc from 'fast-check';
import { EMISSION_CLASSES, EMISSION_FACTORS } from './emissionFactors.ts';
import { estimateEmissions, type MovedFreight } from './estimateEmissions.ts';

const FREIGHT: MovedFreight = { distanceKm: 878, declaredKg: 0, palletCount: null, vehicleId: null };

describe('emission factors', () => {
  it('follow from the fuel burnt and the load carried', () => {
    const factors = EMISSION_CLASSES.map((name) => EMISSION_FACTORS[name].gramsCo2ePerTonneKm);
    expect(factors).toEqual([812, 252, 89]);
  });
});

describe('estimateEmissions', () => {
  it('multiplies tonnes, kilometres and the factor of the vehicle', () => {
    expect(estimateEmissions({ ...FREIGHT, distanceKm: 100, declaredKg: 2_000, vehicleId: '6t-truck' })).toEqual({
      distanceKm: 100,
      massKg: 2_000,
      massBasis: 'declared',
      tonneKm: 200,
      vehicleClass: 'rigid',
      gramsCo2ePerTonneKm: 252,
      kgCo2e: 50.4,
    });
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
