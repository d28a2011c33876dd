import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { HostConfig } from '../config/defineHost.ts';
import type { Project } from '../config/loadProject.ts';
import { ToolingError } from '../errors.ts';
import { packageOf } from '../packageOf.ts';

/** The exact installed version of each share key of the host. */
export function providedVersions({ dir, config }: Project<HostConfig>): Record<string, string> {
  return Object.fromEntries(config.provides.map((key) => [key, installedVersion(dir, packageOf(key))]));
}

function installedVersion(dir: string, packageName: string): string {
  const folders = createRequire(join(dir, 'package.json')).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    try {
      const file = realpathSync(join(folder, packageName, 'package.json'));
      return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    } catch {
      // Not in this folder; look in the one above.
    }
  }
  throw new ToolingError(`The host provides ${packageName}, which is not installed. Run npm install.`, {
    code: 'config-invalid',
  });
}
