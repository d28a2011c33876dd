import { readManifest } from './config/readManifest.ts';
import { installedFolder } from './installedFolder.ts';

/** Exact version of a package as the code in `dir` finds it; null when it is not installed. */
export function installedVersion(dir: string, packageName: string): string | null {
  const folder = installedFolder(dir, packageName);
  return folder === null ? null : readManifest(folder).version;
}
