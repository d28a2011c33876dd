import { VEHICLES } from '../vehicles/vehicles.data.ts';
import { holdsLicenceFor } from './holdsLicenceFor.ts';
import { LICENCE_ORDER } from './licence-classes.data.ts';
import { licenceFor } from './licenceFor.ts';
import { licenceForVehicle } from './licenceForVehicle.ts';
import { VEHICLE_MASSES } from './vehicle-masses-2026-07.data.ts';

it.each([
  [4_500, 2, 0, 'C'],
  [4_501, 2, 0, 'LR'],
  [8_000, 2, 0, 'LR'],
  [8_001, 2, 0, 'MR'],
  [8_001, 3, 0, 'HR'],
  [24_000, 3, 1, 'HC'],
  [24_000, 3, 2, 'MC'],
] as const)('a truck of %i kg on %i axles with %i heavy trailers needs %s', (gvmKg, axles, heavyTrailers, expected) => {
  expect(licenceFor({ gvmKg, axles, heavyTrailers })).toBe(expected);
});

it.each([
  ['1t-van', 'C'],
  ['2t-truck', 'C'],
  ['3t-truck', 'LR'],
  ['4t-truck', 'LR'],
  ['6t-truck', 'MR'],
  ['8t-truck', 'MR'],
  ['10t-truck', 'HR'],
  ['12t-tailgate', 'HR'],
  ['semi', 'HC'],
  ['b-double', 'MC'],
] as const)('a usual %s needs %s', (id, expected) => {
  expect(licenceForVehicle(id)).toBe(expected);
});

it('gives every vehicle of the catalogue a plate that carries its payload', () => {
  for (const { id, capacityKg } of VEHICLES) {
    if (VEHICLE_MASSES[id].heavyTrailers === 0) expect(VEHICLE_MASSES[id].gvmKg).toBeGreaterThan(capacityKg * 1.5);
  }
});

it('a higher class holds for every lower one, and never the other way', () => {
  for (const [at, held] of LICENCE_ORDER.entries()) {
    for (const [below, needed] of LICENCE_ORDER.entries()) expect(holdsLicenceFor(held, needed)).toBe(below <= at);
  }
});
