import { containerName, type ReleasePage, type RemoteRelease } from '@saltbush/contract/release';
import type { Chunk, Compilation } from 'webpack';
import type { RemoteConfig, RemoteRoute } from '../config/defineRemote.ts';
import { exposeName } from '../config/exposeName.ts';
import type { Project } from '../config/loadProject.ts';
import { ToolingError } from '../errors.ts';
import { LAZY_SHARE_KEYS } from '../share-keys.data.ts';
import { pageImageFile } from '../webpack/PageImagesPlugin.ts';
import { remoteShared, type SharedImport } from '../webpack/remoteShared.ts';
import { contractSurface } from './contractSurface.ts';
import { shareKeyOf } from './shareKeyOf.ts';
import { usedExports } from './usedExports.ts';
import { withFileNames } from './withFileNames.ts';

/** The part of a remote's release.json that comes from the client build. */
export function describeRemote(
  project: Project<RemoteConfig>,
  version: string,
  compilation: Compilation,
): Pick<RemoteRelease, 'kind' | 'container' | 'entry' | 'pages' | 'requires' | 'uses' | 'api' | 'search'> {
  const { config, dir } = project;
  const container = containerName(config.name, version);
  const shared = remoteShared(project);
  const consumed = [...new Set([...compilation.modules].flatMap((module) => shareKeyOf(module) ?? []))].sort();
  const ranges = new Map(shared.map(({ key, range }) => [key, range]));
  return {
    kind: 'remote',
    container,
    entry: entryOf(compilation, container),
    pages: config.routes.map((route) => pageOf(route, { dir, shared, compilation })),
    requires: Object.fromEntries(consumed.map((key) => [key, ranges.get(key) ?? '*'])),
    uses: usedExports(compilation, contractSurface(dir)),
    ...(config.api ? { api: config.api } : {}),
    ...(config.search ? { search: config.search } : {}),
  };
}

function entryOf(compilation: Compilation, container: string): string {
  const [entry] = scripts(compilation.entrypoints.get(container)?.getFiles());
  if (!entry)
    throw new ToolingError('The federation plugin wrote no entry for the container.', { code: 'build-failed' });
  return entry;
}

interface Build {
  dir: string;
  shared: readonly SharedImport[];
  compilation: Compilation;
}

function pageOf(route: RemoteRoute, { dir, shared, compilation }: Build): ReleasePage {
  const name = exposeName(route.page);
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new ToolingError(`The build has no chunk for the page ${route.page}.`, { code: 'build-failed' });
  const consumed = group.chunks.flatMap((chunk) => shareKeysIn(chunk, compilation));
  const onDemand = shared.filter(({ name }) => LAZY_SHARE_KEYS.includes(name));
  return {
    path: route.path,
    expose: `./${name}`,
    exportName: name,
    title: route.title,
    description: route.description,
    access: route.access,
    render: route.render,
    ...(route.interactive ? { interactive: route.interactive } : {}),
    preload: scripts(group.getFiles()),
    lazyShared: onDemand
      .filter(({ name, key }) => consumed.includes(key) || route.lazyShared.includes(name))
      .map(({ key }) => key),
    ...(route.navigation ? { navigation: route.navigation } : {}),
    ...(route.frame ? { frame: route.frame } : {}),
    ...(route.area ? { area: route.area } : {}),
    ...(route.indexed === false ? { indexed: false } : {}),
    ...(route.image ? { image: pageImageFile(dir, route.image) } : {}),
    ...(route.shows ? { shows: route.shows } : {}),
    ...(route.asks ? { asks: route.asks } : {}),
    ...(route.structuredData ? { structuredData: withFileNames(route.structuredData, compilation) } : {}),
  };
}

function shareKeysIn(chunk: Chunk, { chunkGraph }: Compilation): string[] {
  return [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => shareKeyOf(module) ?? []);
}

function scripts(files: readonly string[] = []): string[] {
  return files.filter((file) => file.endsWith('.js'));
}
