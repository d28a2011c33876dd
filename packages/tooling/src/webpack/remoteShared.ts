import { CONTRACT_VERSION } from '@saltbush/contract/release';
import semver from 'semver';
import type { PackageManifest } from '../config/loadProject.ts';
import { packageOf } from '../packageOf.ts';
import { SHARE_KEYS } from '../share-keys.data.ts';

/** For each share key that the remote declares as a peer dependency, the version range it asks the host for. */
export function remoteShared(manifest: PackageManifest): Record<string, string> {
  const ranges: Record<string, string> = {};
  for (const key of SHARE_KEYS) {
    const packageName = packageOf(key);
    const range = manifest.peerDependencies?.[packageName];
    if (range !== undefined) ranges[key] = semver.validRange(range) === null ? rangeOfFile(packageName) : range;
  }
  return ranges;
}

/** Installed from a file, as npm notes it (`file:../saltbush-contract-1.0.0.tgz`): that says where, not which versions. */
function rangeOfFile(packageName: string): string {
  return packageName === '@saltbush/contract' ? `^${CONTRACT_VERSION}` : '*';
}
