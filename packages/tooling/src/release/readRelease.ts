import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentId, integrityOf, MANIFEST_FILE } from '@saltbush/contract/gate';
import { parseRelease, type Release } from '@saltbush/contract/release';
import { ToolingError } from '../errors.ts';

export type ReleaseReading =
  | { status: 'intact'; release: Release }
  /** One line per damaged file. */
  | { status: 'damaged'; release: Release; damage: string[] };

/**
 * Reads a release folder and compares every file with the manifest.
 * @throws ToolingError `release-missing` or `release-invalid` when the manifest cannot be read.
 */
export function readRelease(dir: string): ReleaseReading {
  const release = readManifestFile(dir);
  const damage = [...release.files, ...(release.maps ?? [])].flatMap((file) => {
    try {
      const isSame = integrityOf(readFileSync(join(dir, file.path))) === file.integrity;
      return isSame ? [] : [`${file.path} differs from its hash in release.json.`];
    } catch {
      return [`${file.path} is missing.`];
    }
  });
  if (contentId(release) !== release.contentId) damage.push('contentId does not match the manifest.');
  return damage.length === 0 ? { status: 'intact', release } : { status: 'damaged', release, damage };
}

function readManifestFile(dir: string): Release {
  const file = join(dir, MANIFEST_FILE);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new ToolingError(`${file} cannot be read. Run mfe build first.`, { code: 'release-missing', cause });
  }
  try {
    return parseRelease(json);
  } catch (cause) {
    const details = (cause as { errors?: string[] }).errors ?? [];
    throw new ToolingError(`${file} breaks the contract.`, { code: 'release-invalid', details, cause });
  }
}
