import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import type { PathData } from 'webpack';

const HASH_LENGTH = 3;

/**
 * Name in the release of a picture, film or typeface. The release's address already changes with its content. A hash of
 * the content here, too, would be in the HTML for each size and format of each picture, where nothing compresses it: that of
 * the folder is the same for most.
 */
export function assetFile({ filename = '' }: PathData): string {
  const folder = createHash('sha256').update(dirname(filename)).digest('hex').slice(0, HASH_LENGTH);
  return `assets/[name].${folder}[ext]`;
}
