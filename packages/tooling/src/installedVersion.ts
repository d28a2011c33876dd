import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Exact version of a package as the code in `dir` finds it; null when it is not installed. */
export function installedVersion(dir: string, packageName: string): string | null {
  const folders = createRequire(join(dir, 'package.json')).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    try {
      const file = realpathSync(join(folder, packageName, 'package.json'));
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    } catch {
      // Not in this folder; look in the one above.
    }
  }
  return null;
}
