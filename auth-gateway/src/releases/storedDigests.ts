import { setImmediate as turn } from 'node:timers/promises';
import { integrityOf } from '@saltbush/contract/gate';
import { releaseDigest } from '@saltbush/contract/provenance';
import type { Release } from '@saltbush/contract/release';
import type { LogEntry } from '@saltbush/contract/release-api';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';

/** Releases that are hashed in one turn of the event loop, with their server bundles of some 200 kB each. */
const AT_ONCE = 20;

/** The manifest with the hash that the server bundle really has. Its other files are checked by browsers. */
function asStored(manifest: Release, bundle: Buffer | null): Release {
  const integrity = bundle === null ? '' : integrityOf(bundle);
  const { serverBundle } = manifest;
  return {
    ...manifest,
    files: manifest.files.map((file) => (file.path === serverBundle ? { ...file, integrity } : file)),
  };
}

/**
 * By the line of a publish, the digest of the release as it is stored now: its manifest, and the bytes of its server bundle.
 * The digest that is stored beside it is not asked, since whoever changes the one can change the other. Releases that were
 * pruned are left out.
 */
export async function storedDigests(
  { db }: Pick<Database, 'db'>,
  entries: readonly LogEntry[],
): Promise<Record<number, string>> {
  const stored: Record<number, string> = {};
  const lines = entries.filter(({ kind }) => kind === 'publish');
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = new Map(
      lines.slice(from, from + AT_ONCE).map(({ seq, name, version }) => [`${name} ${version}`, seq]),
    );
    const names = [...some.keys()].map((key) => key.split(' ') as [string, string]);
    const rows = await db
      .selectFrom('releases as release')
      .leftJoin('release_files as file', (join) =>
        join
          .onRef('file.name', '=', 'release.name')
          .onRef('file.version', '=', 'release.version')
          .on('file.path', '=', sql<string>`release.manifest ->> 'serverBundle'`),
      )
      .leftJoin('blobs as blob', 'blob.integrity', 'file.integrity')
      .select(['release.name', 'release.version', 'release.manifest', 'blob.identity'])
      .where(({ eb, or }) =>
        or(names.map(([name, version]) => eb('release.name', '=', name).and('release.version', '=', version))),
      )
      .execute();
    for (const { name, version, manifest, identity } of rows) {
      const seq = some.get(`${name} ${version}`);
      if (seq !== undefined) stored[seq] = releaseDigest(asStored(manifest, identity));
    }
    await turn();
  }
  return stored;
}
