import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RELEASE_FILE } from '../release/release-file.ts';

/** The release folder that `dir` is, or that lies in its `dist`. */
export function releaseDir(dir = '.'): string {
  return existsSync(join(dir, RELEASE_FILE)) ? resolve(dir) : resolve(dir, 'dist');
}
