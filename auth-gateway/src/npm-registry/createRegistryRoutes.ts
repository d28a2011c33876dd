import { createHash } from 'node:crypto';
import { packagePath, packagesOf, type SitePackage } from '@saltbush/contract/gate';
import { HOST_NAME, type Release } from '@saltbush/contract/release';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/openDatabase.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { readStoredFile } from '../releases/readStoredFile.ts';
import { readPackageJson } from './readPackageJson.ts';
import { type StoredHost, storedHosts } from './storedHosts.ts';
import { timesOf } from './timesOf.ts';

interface Dependencies {
  database: Pick<Database, 'db'>;
  releases: Pick<ReleaseStore, 'publishedLiveSet'>;
  publicUrl: string;
}

interface Archive {
  described: Record<string, unknown>;
  /** Yarn 1 keeps archives under it: without one, those of two sites with the same version are one to it. */
  shasum: string;
}

/** Characters of a package's name, as npm limits it. */
const LONGEST_NAME = 214;
/** More than the packages of all hosts that are answered for. */
const MOST_KEPT = 200;

/**
 * `GET /npm/@saltbush%2fcontract`: what npm asks of a registry. It has the packages that the live host was built with, as
 * `latest`, and those of hosts of before that are stored, so that `npm ci` finds what a lockfile names. It only reads.
 */
export function createRegistryRoutes({ database, releases, publicUrl }: Dependencies) {
  const read = readStoredFile(database);
  const known = new LRUCache<string, Archive>({ max: MOST_KEPT });

  async function archiveOf({ version: host }: Release, { name, version, integrity }: SitePackage) {
    const kept = known.get(integrity);
    if (kept !== undefined) return kept;
    const file = await read(HOST_NAME, host, packagePath(name, version));
    const described = file?.identity ? await readPackageJson(file.identity) : null;
    if (!file?.identity || described === null) return null;
    const found = { described, shasum: createHash('sha1').update(file.identity).digest('hex') };
    known.set(integrity, found);
    return found;
  }

  let hosts: { revision: number; all: StoredHost[] } | null = null;
  /** They are read once for each revision, since anybody may ask. */
  async function hostsFrom(live: Release): Promise<StoredHost[]> {
    const { revision } = releases.publishedLiveSet();
    if (hosts?.revision !== revision) hosts = { revision, all: await storedHosts(database, live) };
    return hosts.all;
  }

  async function answer(name: string, response: Response): Promise<void> {
    response.set('cache-control', 'no-store');
    const live = releases.publishedLiveSet().entries.get(HOST_NAME)?.release;
    if (live === undefined) {
      response.status(503).json({ error: 'No host is live yet. Ask again in a moment.' });
      return;
    }
    const versions: Record<string, { dist: { integrity: string } } & Record<string, unknown>> = {};
    const all = await hostsFrom(live);
    for (const { host } of all) {
      // Several hosts may have the same version; what counts is that of the live one, then of the newest.
      const news = packagesOf(host).filter((one) => one.name === name && !Object.hasOwn(versions, one.version));
      for (const found of news) {
        const archive = await archiveOf(host, found);
        if (archive === null) continue;
        const dist = { tarball: publicUrl + found.url, integrity: found.integrity, shasum: archive.shasum };
        versions[found.version] = { ...archive.described, name, version: found.version, dist };
      }
    }
    if (Object.keys(versions).length === 0) {
      const asked = name.length > LONGEST_NAME ? 'such a name' : `the name ${name}`;
      const error = `No host of this site was built with a package of ${asked}. The packages of the live one, ${live.version}, are at ${publicUrl}/api/site/packages.`;
      response.status(404).json({ error });
      return;
    }
    const latest = packagesOf(live).find((one) => one.name === name)?.version;
    const time = timesOf(name, versions, all);
    response.json({ name, 'dist-tags': latest === undefined ? {} : { latest }, versions, time });
  }

  return {
    // npm encodes the slash in a name; some other programs do not.
    'GET /npm/:name': ({ params }, response) => answer(params.name, response),
    'GET /npm/:scope/:name': ({ params }, response) => answer(`${params.scope}/${params.name}`, response),
  } satisfies PlatformHandlers;
}
