import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Folder of a package as the code in `dir` finds it, links resolved; null when it is not installed. */
export function installedFolder(dir: string, packageName: string): string | null {
  const folders = createRequire(join(dir, 'package.json')).resolve.paths(packageName) ?? [];
  const found = folders.map((folder) => join(folder, packageName)).find((one) => existsSync(join(one, 'package.json')));
  return found === undefined ? null : realpathSync(found);
}
