import { setImmediate as turn } from 'node:timers/promises';
import type { LogEntry } from '@saltbush/contract/release-api';
import type { Database } from '../database/openDatabase.ts';
import { releaseDigest } from './releaseDigest.ts';

/** Manifests that are hashed in one turn of the event loop. */
const AT_ONCE = 20;

/**
 * By the line of a publish, the digest of the manifest as it is stored now. The digest that is stored beside it is not
 * asked, since whoever changes the one can change the other. Releases that were pruned are left out.
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
      .selectFrom('releases')
      .select(['name', 'version', 'manifest'])
      .where(({ eb, or }) => or(names.map(([name, version]) => eb.and({ name, version }))))
      .execute();
    for (const { name, version, manifest } of rows) {
      const seq = some.get(`${name} ${version}`);
      if (seq !== undefined) stored[seq] = releaseDigest(manifest);
    }
    await turn();
  }
  return stored;
}
