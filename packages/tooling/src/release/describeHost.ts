import type { HostRelease } from '@saltbush/contract/release';
import type { Compilation } from 'webpack';
import type { HostConfig } from '../config/defineHost.ts';
import type { Project } from '../config/loadProject.ts';
import { ToolingError } from '../errors.ts';
import { packageOf } from '../packageOf.ts';
import { providedKey, providedVersions } from '../webpack/providedVersions.ts';
import { contractSurface } from './contractSurface.ts';

/** The host's own contract, and earlier majors under names such as `@saltbush/contract-1`. */
const CONTRACT = /^@saltbush\/contract(?:-\d+)?$/;

/** The part of the host's release.json that comes from the client build. */
export function describeHost(
  project: Project<HostConfig>,
  compilation: Compilation,
): Pick<
  HostRelease,
  | 'kind'
  | 'entry'
  | 'frame'
  | 'workFrame'
  | 'slotScripts'
  | 'boot'
  | 'fills'
  | 'provides'
  | 'lazyShared'
  | 'fonts'
  | 'offers'
  | 'navigation'
> {
  const entry = onlyScript('main', compilation);
  const frame = onlyScript('frame', compilation);
  const { boot, fills, navigation, workFrame, slotScripts } = project.config;
  return {
    kind: 'host',
    entry,
    frame,
    ...(workFrame ? { workFrame: chunkFiles('The frame to work in', workFrame, compilation) } : {}),
    ...(slotScripts ? { slotScripts: chunkFiles('What fills slots', slotScripts, compilation) } : {}),
    ...(boot ? { boot } : {}),
    ...(fills ? { fills } : {}),
    provides: providedVersions(project),
    lazyShared: lazyFiles(project, compilation),
    fonts: fontFiles(project.config, compilation),
    offers: offersOf(project),
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
function offersOf(project: Project<HostConfig>): Record<string, Record<string, string[]>> {
  const { provides } = project.config;
  const contracts = new Set(provides.map(packageOf).filter((name) => CONTRACT.test(name)));
  const offered = [...contracts].flatMap((name) =>
    Object.entries(contractSurface(project.dir, name)).map(([entry, exports]) => ({
      imported: entry.replace('@saltbush/contract', name),
      exports,
    })),
  );
  return Object.fromEntries(
    offered
      .filter(({ imported }) => provides.includes(imported))
      .map(({ imported, exports }) => [
        providedKey(project, imported),
        Object.fromEntries(
          Object.entries(exports).map(([name, { form, compatible }]) => [name, [form, ...compatible]]),
        ),
      ]),
  );
}

function lazyFiles(project: Project<HostConfig>, compilation: Compilation): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(project.config.lazyShared).map(([name, chunkName]) => [
      providedKey(project, name),
      chunkFiles(name, chunkName, compilation),
    ]),
  );
}

function chunkFiles(what: string, chunkName: string, compilation: Compilation): string[] {
  const files = scripts(compilation.namedChunkGroups.get(chunkName)?.getFiles());
  if (files.length > 0) return files;
  throw new ToolingError(
    `${what} is to come from the chunk "${chunkName}", which the build does not have. ` +
      `Import it with import(/* webpackChunkName: "${chunkName}" */ …).`,
    { code: 'build-failed' },
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
