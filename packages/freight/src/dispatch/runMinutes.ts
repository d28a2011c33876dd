import { demurrageTariff } from '../demurrage/demurrage.ts';
import type { Quote } from '../quote/quote-types.ts';
import { FIRST_TARIFF_DATE } from '../tariffs/tariffAt.ts';
import { vehicleById } from '../vehicles/vehicles.ts';
import { RUN_TIMES } from './run-times-2026-07.data.ts';

export interface RunOf extends Pick<Quote, 'isMetro' | 'service' | 'vehicleId' | 'distanceKm'> {
  /** Hours of hourly hire; null for everything else. */
  hours: number | null;
}

/** What the free time at one end allows for loading. */
function handlingMinutes(vehicleId: RunOf['vehicleId']): number {
  if (vehicleId === null) return RUN_TIMES.handlingMinutes;
  return demurrageTariff(FIRST_TARIFF_DATE).classes[vehicleById(vehicleId).demurrageClass].freeMinutes;
}

/** How long a job takes its vehicle and driver, in whole minutes: an estimate with which a day is planned. */
export function runMinutes({ isMetro, service, vehicleId, distanceKm, hours }: RunOf): number {
  if (hours !== null && hours > 0) return Math.ceil(hours) * 60;
  if (service === 'LTL') return RUN_TIMES.ltlPickupMinutes;
  const kmPerHour = isMetro ? RUN_TIMES.metroKmPerHour : RUN_TIMES.linehaulKmPerHour;
  const way = distanceKm === null ? RUN_TIMES.unknownWayMinutes : Math.ceil((distanceKm / kmPerHour) * 60);
  const work = 2 * handlingMinutes(vehicleId) + way;
  const rests = Math.floor((work - 1) / RUN_TIMES.workMinutes);
  return work + rests * RUN_TIMES.restMinutes;
}
