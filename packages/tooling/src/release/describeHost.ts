import type { ContractSurface } from '@saltbush/contract/gate';
import type { HostRelease } from '@saltbush/contract/release';
import type { Compilation } from 'webpack';
import type { HostConfig } from '../config/defineHost.ts';
import type { Project } from '../config/loadProject.ts';
import { ToolingError } from '../errors.ts';
import { providedVersions } from '../webpack/providedVersions.ts';
import { contractSurface } from './contractSurface.ts';

/** The part of the host's release.json that comes from the client build. */
export function describeHost(
  project: Project<HostConfig>,
  compilation: Compilation,
): Pick<
  HostRelease,
  'kind' | 'entry' | 'frame' | 'boot' | 'provides' | 'lazyShared' | 'fonts' | 'offers' | 'navigation'
> {
  const entry = onlyScript('main', compilation);
  const frame = onlyScript('frame', compilation);
  const { boot, navigation } = project.config;
  const provides = providedVersions(project);
  return {
    kind: 'host',
    entry,
    frame,
    ...(boot ? { boot } : {}),
    provides,
    lazyShared: lazyFiles(project.config, compilation),
    fonts: fontFiles(project.config, compilation),
    offers: offersOf(provides, contractSurface(project.dir)),
    ...(navigation ? { navigation } : {}),
  };
}

function onlyScript(name: string, compilation: Compilation): string {
  const [script, ...others] = scripts(compilation.entrypoints.get(name)?.getFiles());
  if (script && others.length === 0) return script;
  throw new ToolingError(`The host must build to exactly one script for ${name}.`, {
    code: 'build-failed',
    details: others,
  });
}

/**
 * For each contract entry that the host provides: each export's form, then the earlier forms it is compatible with.
 */
function offersOf(
  provides: Record<string, string>,
  surface: ContractSurface,
): Record<string, Record<string, string[]>> {
  return Object.fromEntries(
    Object.entries(surface)
      .filter(([key]) => Object.hasOwn(provides, key))
      .map(([key, entry]) => [
        key,
        Object.fromEntries(Object.entries(entry).map(([name, { form, compatible }]) => [name, [form, ...compatible]])),
      ]),
  );
}

function lazyFiles({ lazyShared }: HostConfig, compilation: Compilation): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(lazyShared).map(([key, chunkName]) => {
      const files = scripts(compilation.namedChunkGroups.get(chunkName)?.getFiles());
      if (files.length === 0) {
        throw new ToolingError(
          `${key} is to come from the chunk "${chunkName}", which the build does not have. ` +
            `Import it with import(/* webpackChunkName: "${chunkName}" */ …).`,
          { code: 'build-failed' },
        );
      }
      return [key, files];
    }),
  );
}

function fontFiles({ fonts }: HostConfig, compilation: Compilation): string[] {
  const built = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'));
  if (!fonts) return built.sort();
  return fonts.map((font) => {
    const file = built.find((path) => path.startsWith(`assets/${font}.`));
    if (!file)
      throw new ToolingError(`fonts names ${font}, which the build does not have.`, { code: 'config-invalid' });
    return file;
  });
}

function scripts(files: readonly string[] = []): string[] {
  return files.filter((file) => file.endsWith('.js'));
}
