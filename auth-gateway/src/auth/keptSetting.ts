import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The value of a setting. `make` makes it the first time; all gateways on one database get the same value. */
export async function keptSetting(db: Kysely<Tables>, key: string, make: () => string): Promise<string> {
  const find = () => db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  await db
    .insertInto('settings')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const kept = await find();
  if (!kept) throw new Error(`The setting ${key} could not be kept in the database.`);
  return kept.value;
}
