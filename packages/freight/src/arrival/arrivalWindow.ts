import { BASS_STRAIT_KM } from '../distance/capital-distances.data.ts';
import { type Point, straightKm } from '../distance/straightKm.ts';
import { restMinutesFor } from './restMinutesFor.ts';
import { BASS_STRAIT_LATITUDE, METRO_KM, type Pace, ROAD_FACTORS, TRUCK_PACE } from './truck-pace-2026-07.data.ts';

interface UnderWay extends Point {
  /** When the truck was there. */
  at: Date;
  destination: Point;
  /** Since when its driver works; null when that is not known, and then a rested driver is assumed. */
  onDutySince: Date | null;
  /** By default whether truck and destination lie on different sides of it. */
  crossesBassStrait?: boolean;
}

interface ArrivalWindow {
  earliest: Date;
  latest: Date;
  /** At the usual pace, as are the hours of rest. */
  drivingHours: number;
  restHours: number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MINUTES = 60;

const isTasmanian = ({ latitude }: Point): boolean => latitude < BASS_STRAIT_LATITUDE;

/** Kilometres by road, at a city's factor for as far as a city reaches, and at the highways' beyond. */
function roadKm(from: Point, to: Point): { metro: number; linehaul: number } {
  const straight = straightKm(from, to);
  const metroStraight = METRO_KM / ROAD_FACTORS.metro;
  return {
    metro: Math.min(straight, metroStraight) * ROAD_FACTORS.metro,
    linehaul: Math.max(0, straight - metroStraight) * ROAD_FACTORS.linehaul,
  };
}

/**
 * When a truck arrives: from its distance by road, the pace of trucks with its spread, and the rests that the law asks of
 * a solo driver (`hours-of-service-2026-07.data.ts`). An estimate, never a promise: roads, weather and other stops on the
 * way are not known, and a second driver may take over, which brings freight earlier.
 */
export function arrivalWindow({ at, destination, onDutySince, crossesBassStrait, ...here }: UnderWay): ArrivalWindow {
  const isBySea = crossesBassStrait ?? isTasmanian(here) !== isTasmanian(destination);
  const km = roadKm(here, destination);
  const linehaulKm = isBySea ? Math.max(0, km.linehaul - BASS_STRAIT_KM) : km.linehaul;
  const onDutyMinutes = onDutySince === null ? 0 : Math.max(0, Number(at) - Number(onDutySince)) / MINUTE_MS;

  const drivingAt = (pace: keyof Pace): number =>
    km.metro / TRUCK_PACE.metroKmPerHour[pace] + linehaulKm / TRUCK_PACE.linehaulKmPerHour[pace];
  const restAt = (pace: keyof Pace): number => restMinutesFor(drivingAt(pace) * MINUTES, onDutyMinutes) / MINUTES;
  const arrivalAt = (pace: keyof Pace): Date => {
    const seaHours = isBySea ? TRUCK_PACE.bassStraitHours[pace] : 0;
    return new Date(Number(at) + (drivingAt(pace) + restAt(pace) + seaHours) * HOUR_MS);
  };

  return {
    earliest: arrivalAt('quick'),
    latest: arrivalAt('slow'),
    drivingHours: drivingAt('usual'),
    restHours: restAt('usual'),
  };
}
