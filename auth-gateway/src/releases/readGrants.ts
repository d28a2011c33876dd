import { routeShape } from '@saltbush/contract/gate';
import type { ReleaseRouteGrant } from '@saltbush/contract/release-api';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The grants of routes that are in force, oldest first, from the lines of the log that made and revoked them. */
export async function readGrants(db: Kysely<Tables>): Promise<ReleaseRouteGrant[]> {
  const lines = await db
    .selectFrom('release_log')
    .select(['kind', 'name', 'actor', 'reason', 'at', sql<string>`details ->> 'path'`.as('path')])
    .where('kind', 'in', ['grant', 'revoke'])
    .where(sql<boolean>`details ->> 'path' is not null`)
    .where('name', 'is not', null)
    .orderBy('seq')
    .execute();
  const grants = new Map<string, ReleaseRouteGrant>();
  for (const { kind, name, actor, reason, at, path } of lines) {
    const key = `${name} ${routeShape(path)}`;
    grants.delete(key);
    if (kind === 'grant') grants.set(key, { path, to: name ?? '', by: actor, at: at.toISOString(), reason });
  }
  return [...grants.values()];
}
