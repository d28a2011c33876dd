import { CONTRACT_VERSION } from '@saltbush/contract/release';
import semver from 'semver';
import type { PackageManifest } from '../config/loadProject.ts';
import { packageOf } from '../packageOf.ts';
import { SHARE_KEYS } from '../share-keys.data.ts';

/** For each share key among the remote's peer dependencies: the version range it requires from the host. */
export function remoteShared(manifest: PackageManifest): Record<string, string> {
  const ranges: Record<string, string> = {};
  for (const key of SHARE_KEYS) {
    const packageName = packageOf(key);
    const range = manifest.peerDependencies?.[packageName];
    if (range !== undefined) ranges[key] = semver.validRange(range) === null ? rangeOfFile(packageName) : range;
  }
  return ranges;
}

/**
 * The range for a package installed from a file: package.json then holds its path (`file:../saltbush-contract-1.0.0.tgz`)
 * instead of a range.
 */
function rangeOfFile(packageName: string): string {
  return packageName === '@saltbush/contract' ? `^${CONTRACT_VERSION}` : '*';
}
