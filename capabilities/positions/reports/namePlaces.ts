import { inTurns } from '@saltbush/capability/in-turns';
import { nearestTown } from '@saltbush/freight/towns';
import type { DriverReport } from '../api/driver-jobs.ts';

/** Naming a place takes half a millisecond. */
const NAMED_AT_ONCE = 20;

/** The nearest places of what was reported with a position, found before anything waits for it. */
export async function namePlaces(reports: readonly DriverReport[]): Promise<Map<string, string>> {
  const places = new Map<string, string>();
  await inTurns(
    reports,
    (report) => {
      if (!('latitude' in report) || report.latitude === null || report.longitude === null) return;
      places.set(report.id, nearestTown(report.latitude, report.longitude).text);
    },
    { atOnce: NAMED_AT_ONCE },
  );
  return places;
}
