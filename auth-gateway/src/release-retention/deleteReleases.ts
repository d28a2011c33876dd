import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface ReleaseName {
  name: string;
  version: string;
}

/** Rows to join with: names and versions, passed to the database as one parameter. */
const rowsOf = (releases: readonly ReleaseName[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(releases)}::jsonb) as gone (name text, version text)`;

/** The size of the files that only these releases hold, by the hash of each file. */
export async function bytesHeldOnlyBy(
  transaction: Transaction<Tables>,
  releases: readonly ReleaseName[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ integrity: string; size_bytes: number }>`
    select blob.integrity, octet_length(blob.identity) + coalesce(octet_length(blob.gzip), 0)
      + coalesce(octet_length(blob.brotli), 0) as size_bytes
    from blobs as blob
    where blob.integrity in (
      select file.integrity from release_files as file join ${rowsOf(releases)} using (name, version)
    ) and not exists (
      select 1 from release_files as file
      where file.integrity = blob.integrity and not exists (
        select 1 from ${rowsOf(releases)} where gone.name = file.name and gone.version = file.version
      )
    )`.execute(transaction);
  return new Map(rows.map(({ integrity, size_bytes }) => [integrity, size_bytes]));
}

/**
 * Deletes releases with their files, and the bytes that no other release holds. The caller makes sure that nobody
 * publishes or activates meanwhile.
 * @returns the number of bytes freed.
 */
export async function deleteReleases(
  transaction: Transaction<Tables>,
  releases: readonly ReleaseName[],
): Promise<number> {
  if (releases.length === 0) return 0;
  const held = await bytesHeldOnlyBy(transaction, releases);
  await sql`delete from release_files using ${rowsOf(releases)}
    where release_files.name = gone.name and release_files.version = gone.version`.execute(transaction);
  await sql`delete from releases using ${rowsOf(releases)}
    where releases.name = gone.name and releases.version = gone.version`.execute(transaction);
  if (held.size > 0)
    await transaction
      .deleteFrom('blobs')
      .where('integrity', 'in', [...held.keys()])
      .execute();
  return [...held.values()].reduce((sum, size) => sum + size, 0);
}
