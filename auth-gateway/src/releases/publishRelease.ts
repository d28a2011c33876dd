import type { Release } from '@saltbush/contract/release';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../errors.ts';
import { checkRelease } from './checkRelease.ts';
import { checkAgainstHost } from './compatibility.ts';
import { compressFile, type FileVariants } from './compressFile.ts';
import type { LiveSet } from './liveSet.ts';
import { readArchive } from './readArchive.ts';
import { releaseDigest } from './releaseDigest.ts';

export interface Publication {
  name: string;
  version: string;
  contentId: string;
  status: 'published' | 'already-published';
}

interface Publish {
  name: string;
  /** Gzip tar of the release folder. */
  archive: Buffer;
  actor: string;
  liveSet: LiveSet;
}

/** Taken by whoever publishes, so that one version is never published twice at once. */
const PUBLISH_LOCK = 7_202;

/** Whether this very release is known already. @throws Refusal when its version is taken by other bytes. */
async function isKnown(db: Kysely<Tables>, { name, version }: Release, digest: string): Promise<boolean> {
  const row = await db
    .selectFrom('releases')
    .select('digest')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) return false;
  if (row.digest === digest) return true;
  throw new Refusal(
    `${name} ${version} is published already, with other content. A version never changes: raise the version in ` +
      'package.json, build and publish that.',
    { status: 409, code: 'version-taken' },
  );
}

/** Half of the threads Node has for this, so that pages and sign-ins, which need them too, are not held up. */
const COMPRESSED_AT_ONCE = 2;

/** Compressed forms of the files whose bytes are not stored yet, by integrity. */
async function compressNew(db: Kysely<Tables>, release: Release, files: ReadonlyMap<string, Buffer>) {
  const integrities = [...new Set(release.files.map(({ integrity }) => integrity))];
  const stored = await db.selectFrom('blobs').select('integrity').where('integrity', 'in', integrities).execute();
  const known = new Set(stored.map(({ integrity }) => integrity));
  const variants = new Map<string, FileVariants>();
  const fresh = release.files.filter(({ integrity }) => !known.has(integrity));
  async function compressOneByOne(): Promise<void> {
    for (let file = fresh.pop(); file !== undefined; file = fresh.pop()) {
      const bytes = files.get(file.path);
      if (bytes !== undefined) variants.set(file.integrity, await compressFile(file.path, bytes));
    }
  }
  await Promise.all(Array.from({ length: COMPRESSED_AT_ONCE }, compressOneByOne));
  return variants;
}

/**
 * Takes a release into the store, whole or not at all. The same release again changes nothing.
 * @throws Refusal when the archive, the manifest or a file is not in order, or the release could not run in the host.
 */
export async function publishRelease(
  { db }: Database,
  { name, archive, actor, liveSet }: Publish,
): Promise<Publication> {
  const files = await readArchive(archive);
  const release = checkRelease(name, files);
  const digest = releaseDigest(release);
  const { version, contentId } = release;
  const publication = { name, version, contentId };
  if (await isKnown(db, release, digest)) return { ...publication, status: 'already-published' };
  if (release.kind === 'remote') checkAgainstHost(release, liveSet);
  // Compressing takes seconds: before the transaction, so that nobody waits for it.
  const variants = await compressNew(db, release, files);
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(PUBLISH_LOCK)})`.execute(transaction);
    if (await isKnown(transaction, release, digest)) return { ...publication, status: 'already-published' };
    for (const [integrity, variant] of variants) {
      await transaction
        .insertInto('blobs')
        .values({ integrity, ...variant })
        .onConflict((conflict) => conflict.column('integrity').doNothing())
        .execute();
    }
    const sizeBytes = release.files.reduce((sum, file) => sum + file.sizeBytes, 0);
    await transaction
      .insertInto('releases')
      .values({
        name,
        version,
        content_id: contentId,
        digest,
        manifest: JSON.stringify(release),
        size_bytes: sizeBytes,
        published_by: actor,
      })
      .execute();
    const rows = release.files.map(({ path, integrity }) => ({ name, version, path, integrity }));
    await transaction.insertInto('release_files').values(rows).execute();
    return { ...publication, status: 'published' };
  });
}
