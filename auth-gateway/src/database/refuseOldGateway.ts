import type { Migration } from '@saltbush/capability/database';
import type { Kysely } from 'kysely';
import { StartFault } from '../errors.ts';
import { missingMigration } from './missingMigration.ts';
import type { Tables } from './tables.ts';

/** The migration that added the column `needs`. */
const SINCE = '0028-least-gateway';

/**
 * A schema that only grew serves older gateways too. When something was removed, the schema says which migration a
 * gateway has to know.
 * @throws StartFault `gateway-too-old`
 */
export async function refuseOldGateway(
  db: Kysely<Tables>,
  appliedIds: ReadonlySet<string>,
  migrations: readonly Pick<Migration, 'id'>[],
): Promise<void> {
  if (!appliedIds.has(SINCE)) return;
  const missing = await missingMigration(db, migrations);
  if (missing === null) return;
  throw new StartFault(
    `The database was changed for gateways that know ${missing}; this one knows it only up to ` +
      `${migrations.at(-1)?.id ?? 'nothing'} and would lose data. Start the newer version of the gateway.`,
    { code: 'gateway-too-old' },
  );
}
