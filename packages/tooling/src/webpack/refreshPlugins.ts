import { join } from 'node:path';
import { containerName } from '@saltbush/contract/release';
import webpack, { type WebpackPluginInstance } from 'webpack';
import type { BuildTarget } from './BuildTarget.ts';

const PAGE_FILES = join(import.meta.dirname, '../dev/page');

/** What the host's own script begins with in a development build. */
export const REFRESH_RUNTIME = join(PAGE_FILES, 'refreshRuntime');

/** What components are compiled to in place of `react/jsx-dev-runtime`. */
export const JSX_DEV_RUNTIME = join(PAGE_FILES, 'jsxDevRuntime');

/** What updates call the container's own chunk. */
const CONTAINER = 'container';

/**
 * What the builds of a remote call what they leave in the page. The container's name has its version, and the page goes on
 * with the first build's container, into which it puts the later ones.
 */
export function savedNames(name: string) {
  const part = name.replace(/\W/g, '_');
  return {
    chunkLoadingGlobal: `chunksOf_${part}`,
    hotUpdateGlobal: `savesOf_${part}`,
    hotUpdateMainFilename: `${CONTAINER}.[fullhash].hot-update.json`,
  };
}

/** Gives the container's own chunk the same id in all builds, since an update names the chunks that it changes. */
const sameChunk = (container: string): WebpackPluginInstance => ({
  apply: (compiler) =>
    compiler.hooks.compilation.tap('sameChunk', ({ hooks }) =>
      hooks.optimizeChunkIds.tap('sameChunk', (chunks) => {
        for (const chunk of chunks) {
          if (chunk.name !== container) continue;
          chunk.id = CONTAINER;
          chunk.ids = [chunk.id];
        }
      }),
    ),
});

/** Puts into the container of a remote what takes its saves into open pages. */
export function refreshPlugins({ project, version, saves }: BuildTarget): WebpackPluginInstance[] {
  if (!saves) return [];
  const { name } = project.config;
  const container = containerName(name, version);
  return [
    new webpack.EntryPlugin(project.dir, join(PAGE_FILES, 'hotRemote'), { name: container }),
    sameChunk(container),
    new webpack.DefinePlugin({ __SAVES__: JSON.stringify({ remote: name, address: saves.address }) }),
    new webpack.HotModuleReplacementPlugin(),
  ];
}
