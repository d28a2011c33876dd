import { HOST_NAME, type Release } from '../release.ts';
import { reservedApiFindings } from './apiFindings.ts';
import { contradictionFindings } from './contradictionFindings.ts';
import type { Finding } from './Finding.ts';
import { fileFindings } from './fileFindings.ts';
import { fileTypeFindings } from './fileTypeFindings.ts';
import { labelFindings } from './labelFindings.ts';
import { HOW_TO_REBUILD, MANIFEST_FILE } from './manifest-file.ts';
import { mapFindings } from './mapFindings.ts';
import { readManifest } from './readManifest.ts';
import { readScript } from './readScript.ts';
import { reservedFindings } from './reservedFindings.ts';
import { sbomFindings } from './sbomFindings.ts';
import { scriptFindings } from './scriptFindings.ts';
import { searchFindings } from './searchFindings.ts';
import { singletonFindings } from './singletonFindings.ts';
import { sizeFindings } from './sizeFindings.ts';
import { usesFindings } from './usesFindings.ts';

export type FolderReading =
  | { status: 'sound'; release: Release }
  /** `release` is null when the manifest cannot be read. */
  | { status: 'refused'; release: Release | null; findings: Finding[] };

/**
 * Checks that a release folder is whole, matches its manifest and may be published under `name`. `files` holds every
 * file of the folder by its path, `release.json` included. `read` reads a script.
 */
export function readFolder(
  files: ReadonlyMap<string, Buffer>,
  name?: string,
  read: typeof readScript = readScript,
): FolderReading {
  const manifest = readManifest(files.get(MANIFEST_FILE));
  if (manifest.status === 'refused') return { ...manifest, release: null };
  const { release } = manifest;
  const findings = [
    ...nameFindings(release, name ?? release.name),
    ...fileFindings(release, files),
    ...fileTypeFindings(release),
    ...mapFindings(release),
    ...sbomFindings(files),
    ...contradictionFindings(release),
    ...labelFindings(release),
    ...(release.kind === 'remote'
      ? [...reservedFindings(release), ...reservedApiFindings(release), ...searchFindings(release)]
      : []),
    ...usesFindings(release),
    ...sizeFindings(release, files),
    ...singletonFindings(release, files),
  ];
  // Reading scripts takes the longest, so it comes last and only where everything else is right.
  if (findings.length === 0) findings.push(...scriptFindings(release, files, read));
  return findings.length === 0 ? { status: 'sound', release } : { status: 'refused', release, findings };
}

function nameFindings(release: Release, name: string): Finding[] {
  if (release.name !== name) {
    const message = `This is a release of ${release.name}. Publish it as ${release.name}, not as ${name}.`;
    return [{ code: 'manifest-mismatch', message }];
  }
  if ((release.kind === 'host') === (name === HOST_NAME)) return [];
  return [{ code: 'manifest-mismatch', message: `Only the release named ${HOST_NAME} is a host. ${HOW_TO_REBUILD}` }];
}
