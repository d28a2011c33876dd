import { Refusal } from '@saltbush/capability/refusal';
import { inSpan } from '@saltbush/capability/traces';
import { budgetFindings, pageSizes } from '@saltbush/contract/gate';
import { releaseDigest, SIGNATURE_FILE } from '@saltbush/contract/provenance';
import { isDevelopmentHost, type Release } from '@saltbush/contract/release';
import type { KnownBad, ReleaseSigner } from '@saltbush/contract/release-api';
import type { AdvisoryList } from '@saltbush/contract/sbom';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';
import { refuseKnownBad } from './advisories/refuseKnownBad.ts';
import { appendToLog, lockLog } from './appendToLog.ts';
import { checkAgainstHosts, checkBesideSite } from './compatibility.ts';
import { compressFile, type FileVariants } from './compressFile.ts';
import { compressQuickly } from './compressQuickly.ts';
import { isDevVersion } from './createDevReleases.ts';
import type { FolderReader } from './createFolderReader.ts';
import { keepMaps, packMaps } from './keepMaps.ts';
import type { LiveSet } from './liveSet.ts';
import { lockStore } from './lockStore.ts';
import { nextHosts } from './nextHosts.ts';
import type { SigstoreRoots } from './provenance/createSigstoreRoots.ts';
import { refuseReplay } from './provenance/refuseReplay.ts';
import { requirePublisher, type SignedRelease } from './provenance/requirePublisher.ts';
import { readArchive } from './readArchive.ts';
import { readOwnership } from './readOwnership.ts';
import { refusalOf, refuseFindings } from './refuseFindings.ts';

export interface Publication {
  name: string;
  version: string;
  contentId: string;
  status: 'published' | 'already-published';
  /** Who signed what was sent; null where nobody has to, and for a working copy. */
  signer: ReleaseSigner | null;
  /** What advisories name in it, none of it high or critical. */
  bad: KnownBad[];
}

interface Publish {
  name: string;
  /** Gzipped tar of the release folder. */
  archive: Buffer;
  actor: string;
  /** Reason for the log. Null uses the commit, when the release names one. */
  reason: string | null;
  liveSet: LiveSet;
  readFolder: FolderReader;
  /**
   * What a signature is verified against: the origin of this site, and roots. Null for a working copy, which only one
   * browser sees, until the next build: it needs no signature, is not checked for its weight and not logged.
   */
  signing: { site: string; roots: SigstoreRoots } | null;
  /** Known weaknesses; null knows of none. */
  advisories: AdvisoryList | null;
  /** Throws for whoever may not activate a release of that name: a development build of the host runs without that. */
  requireActivate: () => void;
}

/** @throws Refusal when the archive is not a complete release of that name. */
async function soundRelease(
  readFolder: FolderReader,
  name: string,
  files: ReadonlyMap<string, Buffer>,
): Promise<Release> {
  const reading = await readFolder(files, name);
  if (reading.status === 'sound') return reading.release;
  throw refusalOf(reading.findings);
}

/** Whether that version was once published with other bytes, even when it is no longer stored. */
async function wasOther(db: Kysely<Tables>, { name, version }: Pick<Release, 'name' | 'version'>, digest: string) {
  const earlier = await db
    .selectFrom('release_log')
    .select('details')
    .where('kind', '=', 'publish')
    .where('name', '=', name)
    .where('version', '=', version)
    .execute();
  return earlier.some(({ details }) => details?.digest !== undefined && details.digest !== digest);
}

/** Whether exactly this release is stored already. @throws Refusal when the version has other bytes. */
async function isKnown(db: Kysely<Tables>, { name, version }: Release, digest: string): Promise<boolean> {
  const row = await db
    .selectFrom('releases')
    .select('digest')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row?.digest === digest) return true;
  // Browsers and caches may still hold files of a version that was pruned, so its bytes must not change.
  const isTaken = row !== undefined || (await wasOther(db, { name, version }, digest));
  if (!isTaken) return false;
  throw new Refusal(
    `${name} ${version} is published already, with other content. A version never changes: raise the version in ` +
      'package.json, build and publish that.',
    { status: 409, code: 'version-taken' },
  );
}

/** Half of Node's worker threads, so that pages and sign-ins, which use them too, are not held up. */
const COMPRESSED_AT_ONCE = 2;

/** Compressed forms of the files that are not stored yet, and the transfer size of each file, by integrity. */
async function compressNew(
  db: Kysely<Tables>,
  release: Release,
  files: ReadonlyMap<string, Buffer>,
  compress: typeof compressFile,
) {
  const integrities = [...new Set(release.files.map(({ integrity }) => integrity))];
  const stored = await db
    .selectFrom('blobs')
    .select(['integrity', sql<number>`octet_length(coalesce(brotli, identity))`.as('wire_bytes')])
    .where('integrity', 'in', integrities)
    .execute();
  const wireBytes = new Map(stored.map(({ integrity, wire_bytes }) => [integrity, wire_bytes]));
  const variants = new Map<string, FileVariants>();
  const fresh = release.files.filter(({ integrity }) => !wireBytes.has(integrity));
  async function compressOneByOne(): Promise<void> {
    for (let file = fresh.pop(); file !== undefined; file = fresh.pop()) {
      const bytes = files.get(file.path);
      if (bytes === undefined) continue;
      const variant = await compress(file.path, bytes);
      variants.set(file.integrity, variant);
      wireBytes.set(file.integrity, (variant.brotli ?? variant.identity).length);
    }
  }
  await Promise.all(Array.from({ length: COMPRESSED_AT_ONCE }, compressOneByOne));
  return { variants, wireBytes };
}

async function keepBlobs(transaction: Transaction<Tables>, variants: ReadonlyMap<string, FileVariants>): Promise<void> {
  for (const [integrity, variant] of variants) {
    await transaction
      .insertInto('blobs')
      .values({ integrity, ...variant })
      .onConflict((conflict) => conflict.column('integrity').doNothing())
      .execute();
  }
}

/** @throws Refusal for a version that could go live, and for a release that does not fit the live site. */
async function checkWorkingCopy(db: Kysely<Tables>, release: Release, liveSet: LiveSet): Promise<void> {
  if (!isDevVersion(release.version)) {
    const message = `${release.name} ${release.version} is not a working copy. Publish it with mfe publish.`;
    throw new Refusal(message, { status: 422, code: 'manifest-mismatch' });
  }
  checkBesideSite(release, liveSet, await readOwnership(db));
}

/** Takes the signature out of the files of an archive, of which it is none. */
function takeSignature(files: Map<string, Buffer>): Buffer | null {
  const signature = files.get(SIGNATURE_FILE) ?? null;
  files.delete(SIGNATURE_FILE);
  return signature;
}

/** The database's time, since the clocks of gateways may differ. */
async function timeOf(db: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database did not tell the time.');
  return row.now;
}

/** @throws Refusal when a page would weigh more than its budget. */
function checkBudget(release: Release, wireBytes: ReadonlyMap<string, number>): void {
  if (release.kind === 'host') return;
  const integrities = new Map(release.files.map(({ path, integrity }) => [path, integrity]));
  refuseFindings(budgetFindings(pageSizes(release, (path) => wireBytes.get(integrities.get(path) ?? '') ?? 0)));
}

/** @throws Refusal when the archive, the manifest or a file has a fault, or the release could not run in the host. */
async function checkArchive(
  db: Kysely<Tables>,
  { name, archive, liveSet, readFolder, signing, advisories, requireActivate }: Omit<Publish, 'actor' | 'reason'>,
) {
  const files = await readArchive(archive);
  const signature = signing === null ? null : takeSignature(files);
  const release = await soundRelease(readFolder, name, files);
  if (isDevelopmentHost(release)) requireActivate();
  const digest = releaseDigest(release);
  const { version, contentId } = release;
  const signed: SignedRelease | null = signing && { release, signature, ...signing, now: await timeOf(db) };
  const signer = signed && ((await requirePublisher(db, signed))?.signer ?? null);
  const known = { name, version, contentId, signer, bad: [] };
  if (signing === null) await checkWorkingCopy(db, release, liveSet);
  const checked = { files, release, digest, signed };
  if (await isKnown(db, release, digest)) return { ...checked, publication: known, isStored: true };
  const publication = { ...known, bad: refuseKnownBad(release, files, advisories) };
  if (release.kind === 'remote') checkAgainstHosts(release, liveSet, await nextHosts(db, liveSet));
  return { ...checked, publication, isStored: false };
}

/**
 * Stores a release, all of it or nothing. The same release again changes nothing.
 * @throws Refusal when the archive, the manifest or a file has a fault, or the release could not run in the host.
 */
export async function publishRelease({ db }: Database, { actor, reason, ...given }: Publish): Promise<Publication> {
  const { name, archive, signing } = given;
  const isWorkingCopy = signing === null;
  const { files, release, digest, signed, publication, isStored } = await inSpan(
    'check the release',
    { 'saltbush.remote': name, 'saltbush.bytes': archive.length },
    () => checkArchive(db, given),
  );
  const { version, contentId } = release;
  if (isStored) return { ...publication, status: 'already-published' };
  const facts = { 'saltbush.release': `${name}@${version}` };
  // Compressing takes seconds, so do it before the transaction.
  const compress = isWorkingCopy ? compressQuickly : compressFile;
  const { variants, maps } = await inSpan('compress the files', facts, async () => {
    const { variants: compressed, wireBytes } = await compressNew(db, release, files, compress);
    if (!isWorkingCopy) checkBudget(release, wireBytes);
    return { variants: compressed, maps: await packMaps(release, files) };
  });
  const store = async (transaction: Transaction<Tables>): Promise<Publication> => {
    await lockStore(transaction);
    if (await isKnown(transaction, release, digest)) return { ...publication, status: 'already-published' };
    await keepBlobs(transaction, variants);
    // Files that another release held a moment ago may have been pruned meanwhile, so look again.
    await keepBlobs(transaction, (await compressNew(transaction, release, files, compress)).variants);
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
    await keepMaps(transaction, release, maps);
    if (signed === null) return { ...publication, status: 'published' };
    // Who may publish may have changed since, so look again while nobody else can change it.
    await lockLog(transaction);
    const provenance = await requirePublisher(transaction, signed);
    if (provenance !== null) await refuseReplay(transaction, name, provenance.statement);
    await appendToLog(transaction, {
      kind: 'publish',
      name,
      version,
      actor,
      reason: reason ?? (release.commit === null ? 'Published' : `Commit ${release.commit}`),
      details: { contentId, digest, ...provenance },
    });
    return { ...publication, signer: provenance?.signer ?? null, status: 'published' };
  };
  return inSpan('store the release', facts, () => db.transaction().execute(store));
}
