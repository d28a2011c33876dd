import { integrityOf } from '@saltbush/contract/gate';
import type { ReleaseFile } from '@saltbush/contract/release';
import type { BuiltFile } from '../webpack/BuiltFile.ts';

/** The entry of a file in `release.json`. */
export function releaseFile({ path, content }: BuiltFile): ReleaseFile {
  return { path, sizeBytes: content.length, integrity: integrityOf(content) };
}
