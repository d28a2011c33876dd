import fc from 'fast-check';
import { cityByName } from '../places/cityByName.ts';
import type { CityName } from '../places/place-types.ts';
import { arrivalWindow } from './arrivalWindow.ts';

const AT = new Date('2026-11-24T20:00:00.000Z');
const HOUR_MS = 3_600_000;

function drive(from: CityName, to: CityName, onDutyHours: number | null = null) {
  const { latitude, longitude } = cityByName(from);
  const onDutySince = onDutyHours === null ? null : new Date(Number(AT) - onDutyHours * HOUR_MS);
  const window = arrivalWindow({ at: AT, latitude, longitude, destination: cityByName(to), onDutySince });
  const hoursUntil = (moment: Date) => (Number(moment) - Number(AT)) / HOUR_MS;
  return { ...window, earliest: hoursUntil(window.earliest), latest: hoursUntil(window.latest) };
}

it('of Sydney to Melbourne is about eleven hours of driving and one of rest', () => {
  const { drivingHours, restHours, earliest, latest } = drive('Sydney', 'Melbourne');
  expect(drivingHours).toBeCloseTo(11.1, 0);
  expect(restHours).toBe(1);
  expect(earliest).toBeCloseTo(10.6, 0);
  // The slowest pace ends beyond the 12 hours of the first day.
  expect(latest).toBeGreaterThan(24);
});

it('of a metro run is within the hour, without a rest', () => {
  const here = { latitude: -33.898, longitude: 151.179 };
  const destination = { latitude: -33.815, longitude: 151.003 };
  const { earliest, latest, restHours } = arrivalWindow({ at: AT, ...here, destination, onDutySince: null });
  expect(restHours).toBe(0);
  expect((Number(earliest) - Number(AT)) / 60_000).toBeGreaterThan(30);
  expect((Number(latest) - Number(AT)) / 60_000).toBeLessThan(80);
});

it('includes the long rest where one day is not enough', () => {
  expect(drive('Sydney', 'Brisbane', 4).restHours).toBe(12);
  expect(drive('Adelaide', 'Perth').restHours).toBeGreaterThan(24);
});

it('waits for a ship across Bass Strait, and only where the truck is on the other side', () => {
  const { earliest, latest, drivingHours } = drive('Melbourne', 'Hobart');
  expect(drivingHours).toBeLessThan(5);
  expect(earliest).toBeGreaterThan(13);
  expect(latest).toBeGreaterThan(36);
  const [launceston, destination] = [{ latitude: -41.44, longitude: 147.14 }, cityByName('Hobart')];
  const onIsland = arrivalWindow({ at: AT, ...launceston, destination, onDutySince: null });
  expect((Number(onIsland.latest) - Number(AT)) / HOUR_MS).toBeLessThan(4);
  const told = arrivalWindow({ at: AT, ...launceston, destination, onDutySince: null, crossesBassStrait: true });
  expect(Number(told.earliest)).toBeGreaterThan(Number(onIsland.latest));
});

it('is now where the truck is there, and takes a duty that begins later as none', () => {
  const there = cityByName('Perth');
  const { earliest, latest } = arrivalWindow({ at: AT, ...there, destination: there, onDutySince: AT });
  expect([earliest, latest]).toEqual([AT, AT]);
  expect(drive('Sydney', 'Canberra', -5)).toEqual(drive('Sydney', 'Canberra'));
});

it('never ends before it begins', () => {
  const points = fc.record({
    latitude: fc.double({ min: -44, max: -10, noNaN: true }),
    longitude: fc.double({ min: 113, max: 154, noNaN: true }),
  });
  fc.assert(
    fc.property(points, points, fc.integer({ min: 0, max: 40 }), (here, destination, hours) => {
      const onDutySince = new Date(Number(AT) - hours * HOUR_MS);
      const { earliest, latest } = arrivalWindow({ at: AT, ...here, destination, onDutySince });
      return Number(AT) <= Number(earliest) && Number(earliest) <= Number(latest);
    }),
  );
});
