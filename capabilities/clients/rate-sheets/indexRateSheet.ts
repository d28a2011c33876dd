import { MOST_DOLLARS_PER_KM } from '@saltbush/business-api/rate-sheet-format';
import { placeKeys, vehicleKey } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { rateSheetRows } from './rate-sheet-rows.ts';

function remembering(read: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const key = known.get(text) ?? read(text);
    known.set(text, key);
    return key;
  };
}

/**
 * Indexes the lanes of a sheet before its first activation, so that quotes can find them. Sheets never change, so an
 * interrupted run is simply repeated, and no transaction holds up others.
 */
export async function indexRateSheet(db: Kysely<Tables>, sheetId: number): Promise<void> {
  const sheet = db.selectFrom('rate_sheets').select('is_indexed').where('id', '=', sheetId);
  if ((await sheet.executeTakeFirst())?.is_indexed) return;
  const placeKey = remembering((text) => placeKeys(text)[0]);
  const keyOfVehicle = remembering(vehicleKey);
  for await (const rows of rateSheetRows(db, sheetId)) {
    const lanes = rows
      .filter(({ ratePerKm }) => ratePerKm > 0 && ratePerKm <= MOST_DOLLARS_PER_KM)
      .map(({ line, origin, destination, vehicle, ratePerKm }) => ({
        line,
        origin: placeKey(origin),
        destination: placeKey(destination),
        vehicle: keyOfVehicle(vehicle),
        rate: ratePerKm,
      }));
    await sql`
      insert into rate_sheet_lanes (rate_sheet_id, line, origin_key, destination_key, vehicle_key, rate_per_km)
      select ${sheetId}, line, origin, destination, vehicle, rate
      from jsonb_to_recordset(${JSON.stringify(lanes)}::jsonb)
        as lane (line integer, origin text, destination text, vehicle text, rate double precision)
      on conflict do nothing
    `.execute(db);
  }
  await db.updateTable('rate_sheets').set({ is_indexed: true }).where('id', '=', sheetId).execute();
}
