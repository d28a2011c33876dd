import type { Queries } from '@saltbush/capability/database';
import type { FreightJob } from '@saltbush/consignments/neighbours';
import { mapPlace, nearestTown } from '@saltbush/freight/towns';
import { POSITION_DAYS, SHARED_MINUTES } from '../api/position-limits.data.ts';
import type { MapPlace, PositionFix, ShipmentPosition } from '../api/shipment-position.ts';
import type { Tables } from '../tables.ts';
import { takesPositions } from '../takesPositions.ts';
import { arrivalOf } from './arrivalOf.ts';
import { readPath } from './readPath.ts';

const MINUTE_MS = 60_000;

interface Happened extends Pick<MapPlace, 'latitude' | 'longitude'> {
  at: Date;
  accuracyM?: number | null;
}

const fixOf = ({ at, latitude, longitude, accuracyM = null }: Happened): PositionFix => ({
  ...{ at: at.toISOString(), latitude, longitude, accuracyM, from: 'event' },
  place: nearestTown(latitude, longitude).text,
});

/** Where a consignment was and is: from its pickup and delivery, and from what drivers' telephones reported between them. */
export async function shipmentPosition(
  job: FreightJob,
  { db, now }: { db: Queries<Tables>; now: Date },
): Promise<ShipmentPosition> {
  const pickup = mapPlace(job.pickup.suburb);
  const delivery = mapPlace(job.delivery.suburb);
  const reported = await readPath(db, job.reference);
  const { pickedUpAt, deliveredAt } = job;
  const deliveredIn = job.deliveredPlace ?? delivery;
  const path = [
    ...(pickedUpAt !== null && pickup !== null ? [fixOf({ ...pickup, at: pickedUpAt })] : []),
    ...reported,
    ...(deliveredAt !== null && deliveredIn !== null ? [fixOf({ ...deliveredIn, at: deliveredAt })] : []),
  ];
  const latest = path.at(-1) ?? null;
  const isRunning = takesPositions(job);
  return {
    ...{ latest, path, pickup, delivery },
    arrival: isRunning ? arrivalOf({ latest, delivery, pickedUpAt, now }) : null,
    isShared:
      isRunning && latest?.from === 'driver' && now.getTime() - Date.parse(latest.at) <= SHARED_MINUTES * MINUTE_MS,
    keptDays: POSITION_DAYS,
  };
}
