import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName } from '@saltbush/contract/release';
import type { Chunk, Configuration, ExternalItemFunctionData, WebpackPluginInstance } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import type { RemoteConfig } from '../config/defineRemote.ts';
import { exposedFiles } from '../config/exposedFiles.ts';
import { exposeName } from '../config/exposeName.ts';
import type { Project } from '../config/loadProject.ts';
import type { BuildTarget } from './BuildTarget.ts';
import { baseConfiguration } from './baseConfiguration.ts';
import { FederationEntryIdPlugin } from './FederationEntryIdPlugin.ts';
import { OwnSourcesPlugin } from './OwnSourcesPlugin.ts';
import { PageImagesPlugin } from './PageImagesPlugin.ts';
import { refreshPlugins, savedNames } from './refreshPlugins.ts';
import { releaseName } from './releaseName.ts';
import { remoteShared } from './remoteShared.ts';
import { SingletonGuardPlugin } from './SingletonGuardPlugin.ts';
import { WatchedIntegrityPlugin } from './WatchedIntegrityPlugin.ts';

/** A chunk that takes longer fails, and the host falls back. */
const CHUNK_LOAD_TIMEOUT_MS = 8000;

const MANY_PAGES = 4;

/**
 * Configuration of a remote's browser files: one container with one expose per page and part. The container's name includes
 * the version, so that two releases in one page never run each other's code. Shared packages come from the host only.
 */
export function remoteClient(target: BuildTarget<Project<RemoteConfig>>): Configuration {
  const { project, version } = target;
  const base = baseConfiguration(target, target.saves !== undefined);
  const container = containerName(project.config.name, version);
  return {
    ...base,
    name: `${project.config.name} client`,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      ...base.output,
      ...(target.saves && savedNames(project.config.name)),
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
    },
    optimization: { ...base.optimization, splitChunks: commonChunk(project.config) },
    externals: [bundlerRuntimeOfHost],
    plugins: [
      ...refreshPlugins(target),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.[contenthash:8].js',
        library: { type: 'var', name: container },
        exposes: exposesOf(project.config),
        shared: sharedOf(project),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        virtualRuntimeEntry: true,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }) as WebpackPluginInstance,
      releaseName(target),
      new FederationEntryIdPlugin(),
      new SingletonGuardPlugin(project.config.name),
      new PageImagesPlugin(project),
      // Needed in development too, because the site's integrity policy blocks scripts without a hash.
      target.saves || target.isWorkingCopy
        ? new WatchedIntegrityPlugin()
        : new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      // It reads each map once more, and a page that waits for a save would wait for that.
      ...(target.saves ? [] : [new OwnSourcesPlugin()]),
    ],
  };
}

/**
 * In a remote of four or more pages, code that half of them use becomes a chunk of its own: the first page sends up
 * to 2 kB more, each further one a quarter (measured over 21 pages: 12 kB down to 3 kB in brotli). A smaller remote
 * has one chunk per page, and so has one whose few pages answer many routes: only what all of them use would be common.
 * Pages for everybody share nothing with those for who is signed in: who opens one of each is rare, and the one that a
 * visitor comes for would send what the others use.
 */
function commonChunk({ routes: all }: RemoteConfig) {
  const open = all.filter(({ access }) => access === 'everyone');
  const closed = all.filter(({ access }) => access !== 'everyone');
  const routes = open.length > closed.length ? open : closed;
  if (routes.length < MANY_PAGES) return false;
  const pages = new Set(routes.map(({ page }) => exposeName(page)));
  const minChunks = Math.ceil(routes.length / 2);
  if (minChunks >= pages.size) return false;
  // Code that a page loads later must not come with every page, however many parts use it.
  const ofPages = ({ name }: Chunk) => pages.has(name ?? '');
  const common = { name: 'common', chunks: ofPages, minChunks, enforce: true };
  return { cacheGroups: { default: false as const, defaultVendors: false as const, common } };
}

function exposesOf(config: RemoteConfig) {
  return Object.fromEntries(
    exposedFiles(config).map((file) => [`./${exposeName(file)}`, { import: file, name: exposeName(file) }]),
  );
}

function sharedOf(project: Project) {
  return Object.fromEntries(
    remoteShared(project).map(({ name, key, range }) => [
      name,
      { import: false as const, shareKey: key, singleton: true, strictVersion: true, requiredVersion: range },
    ]),
  );
}

/** The host loads webpack's part of the federation runtime once per page; a copy in each remote would cost 20 kB. */
async function bundlerRuntimeOfHost({ request }: ExternalItemFunctionData): Promise<string | undefined> {
  return request && /webpack-bundler-runtime/.test(request) ? 'var __MF_BUNDLER__' : undefined;
}
