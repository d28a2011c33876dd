import { shareKey } from '@saltbush/contract/release';
import semver from 'semver';
import type { Project } from '../config/loadProject.ts';
import type { PackageManifest } from '../config/readManifest.ts';
import { contractVersion } from '../contractVersion.ts';
import { packageOf } from '../packageOf.ts';
import { SHARE_KEYS } from '../share-keys.data.ts';

export interface SharedImport {
  /** What the remote's code imports. */
  name: string;
  /** Under which the host provides it. */
  key: string;
  /** Versions that will do. */
  range: string;
}

/** What a remote with these peer dependencies takes from the host. `contract`: version that it is built with. */
export function sharedImports({ peerDependencies = {} }: PackageManifest, contract: string): SharedImport[] {
  return SHARE_KEYS.flatMap((name) => {
    const packageName = packageOf(name);
    const range = peerDependencies[packageName];
    if (range === undefined) return [];
    const isContract = packageName === '@saltbush/contract';
    // Of a package installed from a file, package.json holds the path instead of a range.
    const ofFile = isContract ? `^${contract}` : '*';
    return {
      name,
      key: isContract ? shareKey(name, contract) : name,
      range: semver.validRange(range) === null ? ofFile : range,
    };
  });
}

/** What a remote takes from the host. */
export function remoteShared({ dir, manifest }: Pick<Project, 'dir' | 'manifest'>): SharedImport[] {
  return sharedImports(manifest, contractVersion(dir));
}
