import type { PackageManifest } from '../config/loadProject.ts';
import { packageOf } from '../packageOf.ts';
import { SHARE_KEYS } from '../share-keys.data.ts';

/** For each share key that the remote declares as a peer dependency, the version range it asks the host for. */
export function remoteShared(manifest: PackageManifest): Record<string, string> {
  const ranges: Record<string, string> = {};
  for (const key of SHARE_KEYS) {
    const range = manifest.peerDependencies?.[packageOf(key)];
    if (range !== undefined) ranges[key] = range;
  }
  return ranges;
}
