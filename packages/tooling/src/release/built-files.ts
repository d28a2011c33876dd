import { integrityOf } from '@saltbush/contract/gate';
import type { ReleaseFile } from '@saltbush/contract/release';

/** A file of a release with its bytes. */
export interface BuiltFile {
  /** Relative to the release folder, forward slashes. */
  path: string;
  content: Buffer;
}

/** The entry of a file in `release.json`. */
export function releaseFile({ path, content }: BuiltFile): ReleaseFile {
  return { path, sizeBytes: content.length, integrity: integrityOf(content) };
}
