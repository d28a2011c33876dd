import { type AgreedRate, closestRate, laneKeys, type PerKmLane } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import { membershipsOf } from '../members/membershipsOf.ts';
import type { Tables } from '../tables.ts';

/**
 * The rate for a lane in the active sheet of the user's client; null without a client, an active sheet or such a row.
 * The sheets of pending or suspended clients price nothing.
 */
export async function agreedRateFor(
  db: Kysely<Tables>,
  userId: string | null,
  lane: Record<keyof PerKmLane, string> | null,
): Promise<AgreedRate | null> {
  const [client] = userId === null || lane === null ? [] : await membershipsOf(db, userId);
  if (client?.status !== 'active' || lane === null) return null;
  const sheet = await db
    .selectFrom('rate_sheet_activations')
    .innerJoin('rate_sheets', 'rate_sheets.id', 'rate_sheet_activations.rate_sheet_id')
    .select(['rate_sheets.id', 'rate_sheets.file_name'])
    .where('rate_sheet_activations.client_reference', '=', client.reference)
    .orderBy('rate_sheet_activations.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!sheet) return null;
  const keys = laneKeys(lane);
  // A sheet may have thousands of rows for one lane; the first row of each kind decides.
  const candidates = await db
    .selectFrom('rate_sheet_lanes')
    .select([
      sql<number>`min(line)`.as('line'),
      'origin_key as originKey',
      'destination_key as destinationKey',
      'vehicle_key as vehicleKey',
    ])
    .where('rate_sheet_id', '=', sheet.id)
    .where('origin_key', 'in', keys.origins)
    .where('destination_key', 'in', keys.destinations)
    .where('vehicle_key', 'in', keys.vehicles)
    .groupBy(['origin_key', 'destination_key', 'vehicle_key'])
    .execute();
  const closest = closestRate(keys, candidates);
  if (closest === null) return null;
  const { rate_per_km: ratePerKm } = await db
    .selectFrom('rate_sheet_lanes')
    .select('rate_per_km')
    .where('rate_sheet_id', '=', sheet.id)
    .where('line', '=', closest.line)
    .executeTakeFirstOrThrow();
  return { sheetId: sheet.id, sheetName: sheet.file_name, line: closest.line, ratePerKm };
}
