import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MANIFEST_FILE } from '@saltbush/contract/gate';

/** `dir` if it is a release folder, else its `dist`. */
export function releaseDir(dir = '.'): string {
  return existsSync(join(dir, MANIFEST_FILE)) ? resolve(dir) : resolve(dir, 'dist');
}
