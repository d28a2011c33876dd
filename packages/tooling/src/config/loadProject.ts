import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ToolingError } from '../errors.ts';
import type { HostConfig } from './defineHost.ts';
import type { RemoteConfig } from './defineRemote.ts';
import { type PackageManifest, readManifest } from './readManifest.ts';
import { requireTypeScript } from './requireTypeScript.ts';

/** A folder that is built to a release, with its configuration and package.json. */
export interface Project<C extends RemoteConfig | HostConfig = RemoteConfig | HostConfig> {
  dir: string;
  config: C;
  manifest: PackageManifest;
}

const CONFIG_FILES = ['remote.config.ts', 'host.config.ts'];

/**
 * Reads the configuration of a remote or of the host and checks that the files it names exist.
 * @throws ToolingError `config-missing` or `config-invalid`.
 */
export function loadProject(folder: string): Project {
  const dir = resolve(folder);
  const file = CONFIG_FILES.map((name) => join(dir, name)).find((path) => existsSync(path));
  if (!file) {
    throw new ToolingError(
      `${dir} has neither remote.config.ts nor host.config.ts. Run mfe in the folder of a remote, or give that folder as argument.`,
      { code: 'config-missing' },
    );
  }
  const config = requireTypeScript(file).default;
  if (!isConfig(config)) {
    throw new ToolingError(`${basename(file)} must export default defineRemote(…) or defineHost(…).`, {
      code: 'config-invalid',
    });
  }
  const sources =
    config.kind === 'remote'
      ? config.routes.flatMap(({ page, image }) => [page, image ?? []].flat())
      : [config.entry, config.server];
  const missing = sources.filter((source) => !existsSync(join(dir, source)));
  if (missing.length > 0) {
    throw new ToolingError(`${basename(file)} names files that do not exist.`, {
      code: 'config-invalid',
      details: missing,
    });
  }
  return { dir, config, manifest: readManifest(dir) };
}

function isConfig(value: unknown): value is RemoteConfig | HostConfig {
  const kind = typeof value === 'object' && value !== null ? (value as { kind?: unknown }).kind : undefined;
  return kind === 'remote' || kind === 'host';
}
