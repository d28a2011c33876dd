import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/**
 * Removes builds of working copies that nobody is shown any more, an hour after they came: until then a page that is
 * open may still ask for one of their files.
 */
export async function dropOldBuilds({ db }: Pick<Database, 'db'>, name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
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
    const versions = old.map(({ version }) => version);
    if (versions.length === 0) return;
    const files = await transaction
      .deleteFrom('release_files')
      .where('name', '=', name)
      .where('version', 'in', versions)
      .returning('integrity')
      .execute();
    await transaction.deleteFrom('releases').where('name', '=', name).where('version', 'in', versions).execute();
    const integrities = [...new Set(files.map(({ integrity }) => integrity))];
    if (integrities.length === 0) return;
    await transaction
      .deleteFrom('blobs')
      .where('integrity', 'in', integrities)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('release_files').select('path').whereRef('release_files.integrity', '=', 'blobs.integrity'),
          ),
        ),
      )
      .execute();
  });
}
