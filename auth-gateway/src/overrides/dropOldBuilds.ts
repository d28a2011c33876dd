import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { deleteReleases } from '../release-retention/deleteReleases.ts';
import { lockStore } from '../releases/lockStore.ts';

/**
 * Removes builds of working copies that no browser shows any more, an hour after they arrived: an open page may ask for
 * their files until then. What was saved last in a copy that has ended goes at once.
 */
export async function dropOldBuilds({ db }: Pick<Database, 'db'>, name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockStore(transaction);
    const old = await transaction
      .selectFrom('releases')
      .select('version')
      .where('name', '=', name)
      .where('version', 'like', '0.0.0-dev.%')
      .where(sql<boolean>`published_at < clock_timestamp() - interval '1 hour'`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('release_overrides')
              .select('id')
              .whereRef('release_overrides.name', '=', 'releases.name')
              .whereRef('release_overrides.version', '=', 'releases.version')
              .where(sql<boolean>`revoked_at is null and expires_at > clock_timestamp()`),
          ),
        ),
      )
      .execute();
    await transaction
      .deleteFrom('copy_saves')
      .where('override_id', 'in', ({ selectFrom }) =>
        selectFrom('release_overrides')
          .select('id')
          .where('name', '=', name)
          .where(sql<boolean>`revoked_at is not null or expires_at <= clock_timestamp()`),
      )
      .execute();
    await deleteReleases(
      transaction,
      old.map(({ version }) => ({ name, version })),
    );
  });
}
