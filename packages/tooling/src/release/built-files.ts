import { createHash } from 'node:crypto';
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

export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
