import { join } from 'node:path';
import { containerName } from '@saltbush/contract/release';
import webpack, { type WebpackPluginInstance } from 'webpack';
import type { BuildTarget } from './BuildTarget.ts';

const PAGE_FILES = join(import.meta.dirname, '../dev/page');

/** What the host's own script begins with in a development build. */
export const REFRESH_RUNTIME = join(PAGE_FILES, 'refreshRuntime');

/** What components are compiled to in place of `react/jsx-dev-runtime`. */
export const JSX_DEV_RUNTIME = join(PAGE_FILES, 'jsxDevRuntime');

/** Puts into the container of a remote what takes its saves into open pages. */
export function refreshPlugins({ project, version, saves }: BuildTarget): WebpackPluginInstance[] {
  if (!saves) return [];
  const { name } = project.config;
  return [
    new webpack.EntryPlugin(project.dir, join(PAGE_FILES, 'hotRemote'), { name: containerName(name, version) }),
    new webpack.DefinePlugin({ __SAVES__: JSON.stringify({ remote: name, address: saves.address }) }),
    new webpack.HotModuleReplacementPlugin(),
  ];
}
