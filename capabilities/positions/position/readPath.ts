import type { Queries } from '@saltbush/capability/database';
import { sql } from 'kysely';
import { MOST_FIXES } from '../api/position-limits.data.ts';
import type { PositionFix } from '../api/shipment-position.ts';
import type { Tables } from '../tables.ts';

/** Room for the pickup and the delivery, and for the newest, which is always shown. */
const MOST_REPORTED = MOST_FIXES - 3;

/** What telephones reported of a consignment, oldest first: every so many of it, and the newest. */
export async function readPath(db: Queries<Tables>, reference: string): Promise<PositionFix[]> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('driver_reports')
        .select(['at', 'latitude', 'longitude', 'accuracy_m', 'place'])
        .select(sql<number>`row_number() over (order by at desc)`.as('place_from_end'))
        .select(sql<number>`count(*) over ()`.as('all_of_them'))
        .where('booking_reference', '=', reference)
        .where('kind', '=', 'position')
        .as('numbered'),
    )
    .select(['at', 'latitude', 'longitude', 'accuracy_m', 'place'])
    .where(sql<boolean>`(place_from_end - 1) % ((all_of_them - 1) / ${sql.lit(MOST_REPORTED)} + 1) = 0`)
    .orderBy('at')
    .execute();
  return rows.flatMap(({ at, latitude, longitude, accuracy_m: accuracyM, place }): PositionFix[] =>
    latitude === null || longitude === null
      ? []
      : [{ at: at.toISOString(), latitude, longitude, accuracyM, place: place ?? '', from: 'driver' }],
  );
}
