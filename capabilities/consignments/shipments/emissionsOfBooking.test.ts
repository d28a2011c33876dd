import { createCrossings } from './createCrossings.ts';
import { emissionsOfBooking } from './emissionsOfBooking.ts';

const ROW = {
  pickup_suburb: 'Newtown',
  delivery_suburb: 'Hobart TAS 7000',
  distance_km: 1_561,
  declared_kg: 2_000,
  pallet_count: null,
  vehicle_id: null,
} as const;

describe('emissionsOfBooking', () => {
  // Two tonnes: 2 × (1,131 km × 89 g + 430 km × 142 g) = 201.318 kg + 122.12 kg.
  it('counts the way to Hobart as road and sea', () => {
    const estimate = emissionsOfBooking(ROW, createCrossings());
    expect(estimate).toMatchObject({ distanceKm: 1_561, seaKm: 430, seaGramsCo2ePerTonneKm: 142 });
    expect(estimate?.kgCo2e).toBeCloseTo(323.438, 9);
  });

  it('counts the way to Melbourne as road', () => {
    const row = { ...ROW, delivery_suburb: 'Melbourne', distance_km: 858 };
    expect(emissionsOfBooking(row, createCrossings())).toMatchObject({ seaKm: 0, seaGramsCo2ePerTonneKm: null });
  });

  it('estimates nothing without a distance', () => {
    expect(emissionsOfBooking({ ...ROW, distance_km: null }, createCrossings())).toBeNull();
  });
});

describe('createCrossings', () => {
  it('does not mix up pairs of places', () => {
    const seaKmOf = createCrossings();
    const ways = ['Hobart', 'Melbourne', 'Hobart'].map((place) => seaKmOf({ ...ROW, delivery_suburb: place }));
    expect(ways).toEqual([430, 0, 430]);
  });
});
