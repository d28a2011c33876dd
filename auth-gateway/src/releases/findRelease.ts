import { Refusal } from '@saltbush/capability/refusal';
import type { Release } from '@saltbush/contract/release';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The manifest of a release as it was published; null when it is not stored. */
export async function storedRelease(db: Kysely<Tables>, name: string, version: string): Promise<Release | null> {
  const row = await db
    .selectFrom('releases')
    .select('manifest')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.manifest ?? null;
}

/**
 * The manifest of a stored release.
 * @throws Refusal when there is none, with the versions that there are.
 */
export async function findRelease(db: Kysely<Tables>, name: string, version: string): Promise<Release> {
  const stored = await storedRelease(db, name, version);
  if (stored !== null) return stored;
  const known = await db
    .selectFrom('releases')
    .select('version')
    .where('name', '=', name)
    .orderBy('published_at', 'desc')
    .limit(5)
    .execute();
  const hint = known.length > 0 ? `Known are ${known.map((row) => row.version).join(', ')}` : 'None is published yet';
  const message = `There is no release ${name} ${version}. ${hint}: publish it first, or name a known one.`;
  throw new Refusal(message, { status: 404, code: 'unknown-release' });
}
