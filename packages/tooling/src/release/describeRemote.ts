import { containerName, type ReleasePage, type RemoteRelease } from '@saltbush/contract/release';
import type { ReleasePart } from '@saltbush/contract/slots';
import type { Chunk, Compilation } from 'webpack';
import type { RemoteConfig, RemoteFill, RemoteRoute } from '../config/defineRemote.ts';
import { exposeName } from '../config/exposeName.ts';
import type { Project } from '../config/loadProject.ts';
import { ToolingError } from '../errors.ts';
import { LAZY_SHARE_KEYS } from '../share-keys.data.ts';
import { isHotUpdate } from '../webpack/isHotUpdate.ts';
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
): Pick<
  RemoteRelease,
  'kind' | 'container' | 'entry' | 'pages' | 'requires' | 'uses' | 'api' | 'search' | 'slots' | 'parts' | 'flags'
> {
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
    ...(config.slots ? { slots: config.slots } : {}),
    ...(config.flags ? { flags: config.flags } : {}),
    ...(config.fills.length > 0
      ? { parts: config.fills.map((fill) => partOf(fill, { dir, shared, compilation })) }
      : {}),
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

/** How a page or a part is exposed, and what browsers fetch with it. */
function exposed(
  file: string,
  alsoShared: readonly string[],
  { shared, compilation }: Build,
): Pick<ReleasePage, 'expose' | 'exportName' | 'preload' | 'lazyShared'> {
  const name = exposeName(file);
  const group = compilation.namedChunkGroups.get(name);
  if (!group) throw new ToolingError(`The build has no chunk for ${file}.`, { code: 'build-failed' });
  const consumed = group.chunks.flatMap((chunk) => shareKeysIn(chunk, compilation));
  const onDemand = shared.filter(({ name }) => LAZY_SHARE_KEYS.includes(name));
  return {
    expose: `./${name}`,
    exportName: name,
    preload: scripts(group.getFiles()),
    lazyShared: onDemand
      .filter(({ name, key }) => consumed.includes(key) || alsoShared.includes(name))
      .map(({ key }) => key),
  };
}

function partOf(fill: RemoteFill, build: Build): ReleasePart {
  const { slot, part, access, render, values, when, interactive, lazyShared } = fill;
  return {
    ...{ slot, ...exposed(part, lazyShared, build), access, render, values },
    ...(when ? { when } : {}),
    ...(interactive ? { interactive } : {}),
  };
}

function pageOf(route: RemoteRoute, build: Build): ReleasePage {
  const { dir, compilation } = build;
  const { expose, exportName, preload, lazyShared } = exposed(route.page, route.lazyShared, build);
  return {
    path: route.path,
    expose,
    exportName,
    title: route.title,
    description: route.description,
    access: route.access,
    render: route.render,
    ...(route.interactive ? { interactive: route.interactive } : {}),
    preload,
    lazyShared,
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
  return files.filter((file) => file.endsWith('.js') && !isHotUpdate(file));
}
