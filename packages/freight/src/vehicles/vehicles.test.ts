import fc from 'fast-check';
import type { MetroService } from '../metro/metro-services.data.ts';
import { zoneRateCents } from '../metro/zoneRate.ts';
import { cityByName } from '../places/cityByName.ts';
import type { CityName, ZoneName } from '../places/place-types.ts';
import { arVehicles } from './arVehicles.ts';
import type { VehicleId, VehicleList } from './vehicle-types.ts';
import { VEHICLES } from './vehicles.data.ts';
import { findVehicle, vehicleById, vehiclesIn } from './vehicles.ts';

describe('vehicle lists', () => {
  it.each([
    ['metro-fleet', ['1T van', '3T', '6T', '10T', '12T tailgate']],
    ['rate-card', ['1-tonne tray', '2-tonne tray', '2-tonne van', '4-tonne', 'Semi tautliner']],
    ['taxi-truck', ['1T', '3T', '6T', '8T', '10T', '14T']],
    ['ftl', ['Semi', 'B-double']],
    ['per-km', ['1T van', '4T truck', '6T truck']],
    ['new-client', ['1T Van', '2T Truck', '4T Truck', '6T Truck', 'Semi Trailer', 'B-Double']],
    ['ar', ['1 TONNE', '4 TONNE', '8 TONNE', '12 TONNE', 'SEMI-TRAILER', 'BDOUBLE']],
  ] as const)('%s', (list: VehicleList, names) => {
    expect(vehiclesIn(list).map(({ name }) => name)).toEqual(names);
  });

  it('offers twelve vehicles by the hour', () => {
    expect(vehiclesIn('hourly')).toHaveLength(12);
  });
});

describe('arVehicles', () => {
  it.each([
    ['1 TONNE', 3.2, 1.8, 1.8, 1000, 2],
    ['4 TONNE', 4.5, 2.1, 2.2, 4000, 4],
    ['8 TONNE', 7.2, 2.4, 2.4, 8000, 12],
    ['12 TONNE', 8.5, 2.4, 2.4, 12_000, 14],
    ['SEMI-TRAILER', 12.5, 2.5, 4.3, 28_000, 26],
    ['BDOUBLE', 19, 2.5, 4.3, 68_000, 52],
  ])('%s', (name, lengthM, widthM, heightM, capacityKg, pallets) => {
    const found = arVehicles().find((vehicle) => vehicle.name === name);
    expect(found).toMatchObject({ lengthM, widthM, heightM, capacityKg, pallets });
    expect(found?.colour).toMatch(/^#[0-9A-F]{6}$/);
  });
});

describe('what a table lacks', () => {
  // Names reach these from stored records too, which types do not check.
  it('is never stood in for by another city, vehicle or a price of nothing', () => {
    expect(() => cityByName('Atlantis' as CityName)).toThrow('The table of capitals lacks Atlantis.');
    expect(() => vehicleById('9t-truck' as VehicleId)).toThrow('The catalogue lacks the vehicle 9t-truck.');
    expect(() => zoneRateCents('Inner City', 'METRO_SLOW' as MetroService, '2026-11-20')).toThrow(
      'The zone tariff of 2026-07-01 has no price for METRO_SLOW in Inner City.',
    );
    expect(() => zoneRateCents('Outer' as ZoneName, 'METRO_VIP', '2026-11-20')).toThrow('in Outer');
  });
});

describe('findVehicle', () => {
  it.each([
    ['1t-van', '1t-van'],
    ['1T-TRAY', '1t-tray'],
    ['SEMI', 'semi'],
    ['SEMI-TAUT', 'semi'],
    [' bdouble ', 'b-double'],
    ['4T', '4t-truck'],
    ['2T-VAN', '2t-van'],
  ])('finds %j', (text, id) => {
    expect(findVehicle(text)?.id).toBe(id);
  });

  it('finds nothing for other text', () => {
    fc.assert(fc.property(fc.string(), (text) => findVehicle(`?${text}`) === null));
  });

  it('has no id, name or alias twice', () => {
    const known = VEHICLES.flatMap(({ id, name, aliases }) => [
      ...new Set([id, name, ...aliases].map((text) => text.toLowerCase())),
    ]);
    expect(known.filter((text, index) => known.indexOf(text) !== index)).toEqual([]);
  });
});
