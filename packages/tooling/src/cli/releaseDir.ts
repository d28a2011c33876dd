import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MANIFEST_FILE } from '@saltbush/contract/gate';

/** The release folder that `dir` is, or that lies in its `dist`. */
export function releaseDir(dir = '.'): string {
  return existsSync(join(dir, MANIFEST_FILE)) ? resolve(dir) : resolve(dir, 'dist');
}
