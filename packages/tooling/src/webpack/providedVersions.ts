import { shareKey } from '@saltbush/contract/release';
import type { HostConfig } from '../config/defineHost.ts';
import type { Project } from '../config/loadProject.ts';
import { ToolingError } from '../errors.ts';
import { installedVersion } from '../installedVersion.ts';
import { packageOf } from '../packageOf.ts';

/** The exact installed version of what the host provides, by share key. */
export function providedVersions(project: Project<HostConfig>): Record<string, string> {
  return Object.fromEntries(
    project.config.provides.map((name) => [providedKey(project, name), versionOf(project.dir, name)]),
  );
}

/** Share key of what the host imports under this name. */
export function providedKey({ dir }: Project<HostConfig>, name: string): string {
  return shareKey(name, versionOf(dir, name));
}

function versionOf(dir: string, name: string): string {
  const packageName = packageOf(name);
  const version = installedVersion(dir, packageName);
  if (version !== null) return version;
  throw new ToolingError(`The host provides ${packageName}, which is not installed. Run npm install.`, {
    code: 'config-invalid',
  });
}
