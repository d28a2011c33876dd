import { HOST_NAME, type Release } from '@saltbush/contract/release';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type LiveEntry, type LiveSet, liveVersions } from './liveSet.ts';

/** Reads what is live now. Manifests that `known` holds are not read again: they never change. */
export async function loadLiveSet(db: Kysely<Tables>, known?: LiveSet): Promise<LiveSet> {
  const activations = await db
    .selectFrom('activations')
    .select(['revision', 'name', 'version', 'kind'])
    .orderBy('revision')
    .execute();
  const manifests = new Map<string, Release>();
  const keyOf = (name: string, version: string) => `${name}@${version}`;
  for (const { release, lastGood } of known?.entries.values() ?? []) {
    manifests.set(keyOf(release.name, release.version), release);
    if (lastGood) manifests.set(keyOf(lastGood.name, lastGood.version), lastGood);
  }
  async function manifest(name: string, version: string): Promise<Release> {
    const key = keyOf(name, version);
    const found = manifests.get(key);
    if (found !== undefined) return found;
    const row = await db
      .selectFrom('releases')
      .select('manifest')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return row.manifest;
  }
  const entries = new Map<string, LiveEntry>();
  for (const [name, { version, lastGood }] of liveVersions(activations)) {
    entries.set(name, {
      release: await manifest(name, version),
      lastGood: lastGood === null ? null : await manifest(name, lastGood),
    });
  }
  const sorted = [...entries].sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b));
  return { revision: activations.at(-1)?.revision ?? 0, entries: new Map(sorted) };
}

function rank(name: string): number {
  return name === HOST_NAME ? 0 : 1;
}
