import type { Migration } from '@saltbush/capability/database';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A migration that the schema needs gateways to know and that is missing from these; null when none is. */
export async function missingMigration(
  db: Kysely<Tables>,
  migrations: readonly Pick<Migration, 'id'>[],
): Promise<string | null> {
  const rows = await db
    .selectFrom('schema_migrations')
    .select('needs')
    .where('needs', 'is not', null)
    .orderBy('needs', 'desc')
    .execute();
  const known = new Set(migrations.map(({ id }) => id));
  return rows.map(({ needs }) => needs).find((needs) => needs !== null && !known.has(needs)) ?? null;
}
