import { setImmediate as turn } from 'node:timers/promises';
import { localTime } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

const MONTH_SETTING = 'test-mode-month';
/** Secrets and numbers stay, so that links of before open nothing and references never repeat. */
const KEPT_TABLES = ['schema_migrations', 'settings', 'reference_counters'];

/** Takes rows out of every other table. On the embedded database it takes turns with the requests for the site. */
async function removeAll(transaction: Kysely<Tables>): Promise<void> {
  const { rows: tables } = await sql<{ name: string; is_guarded: boolean }>`
    select quote_ident(relname) as name,
      exists (select from pg_trigger where tgrelid = pg_class.oid and not tgisinternal) as is_guarded
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not relname in (${sql.join(KEPT_TABLES)})`.execute(transaction);
  const guarded = tables.filter(({ is_guarded }) => is_guarded);
  const trigger = (what: 'enable' | 'disable') =>
    guarded.map(({ name }) => sql.raw(`alter table ${name} ${what} trigger user`));
  const truncating = tables.map(({ name }) => sql.raw(`truncate ${name} cascade`));
  for (const statement of [...trigger('disable'), ...truncating, ...trigger('enable')]) {
    await sql`${statement}`.execute(transaction);
    await turn();
  }
}

/**
 * Empties the test mode with each month of Sydney's calendar: what programs try out serves for nothing afterwards, and may
 * name people. One that is looked at for the first time stays as it is until its next month.
 */
export async function emptyTestMode(db: Kysely<Tables>, at: Date): Promise<void> {
  const month = localTime(at, 'Australia/Sydney').date.slice(0, 'YYYY-MM'.length);
  await db
    .insertInto('settings')
    .values({ key: MONTH_SETTING, value: month })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('settings')
      .set({ value: month })
      .where('key', '=', MONTH_SETTING)
      .where('value', '<', month)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await removeAll(transaction);
  });
}
