import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { erasuresSince } from '../people/erasureLines.ts';
import { personKey } from '../people/personHash.ts';
import { repeatErasures } from '../people/repeatErasures.ts';

const SETTING = 'erasures-followed';

/** Erases in the test mode whoever was erased from the site since the last time. Freight that is not real obstructs nobody. */
export async function followErasures({ site, test }: Record<'site' | 'test', Kysely<Tables>>): Promise<void> {
  const before = await test.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst();
  const { last, erasures } = await erasuresSince(site, Number(before?.value ?? 0));
  if (last === null) return;
  await repeatErasures(test, { key: await personKey(site), erasures }, { obstaclesTo: async () => [] });
  const followed = { key: SETTING, value: String(last) };
  await test
    .insertInto('settings')
    .values(followed)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: followed.value }))
    .execute();
}
