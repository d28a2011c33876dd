import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { containerName, releaseUrl } from '@saltbush/contract/release';
import type { Configuration, Module } from 'webpack';
import { assetFile } from './assetFile.ts';
import type { BuildTarget } from './BuildTarget.ts';
import { keptBuilds } from './keptBuilds.ts';
import { minimizer } from './minimizer.ts';
import { JSX_DEV_RUNTIME } from './refreshPlugins.ts';
import { sourceName } from './sourceName.ts';
import { sourceRules } from './sourceRules.ts';

const ASSETS = /\.(avif|webp|png|jpe?g|gif|svg|ico|woff2?|mp4|webm|glb|usdz)$/;

/**
 * What Formik and downshift import for parts that no page uses. These packages do nothing but export, and do not say so;
 * without that, webpack keeps what nobody calls.
 */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/;

/** Configuration that client builds and server bundles of remotes and host have in common. */
export function baseConfiguration(target: BuildTarget, isRefreshed = false) {
  const { project, version, mode, isWorkingCopy = false, outputDir } = target;
  const { name } = project.config;
  const isProduction = mode === 'production';
  const isWatched = target.saves !== undefined || isWorkingCopy;
  const isServed = target.saves !== undefined && !isWorkingCopy;
  const inMemory =
    isProduction && !isWorkingCopy ? (false as const) : { type: 'memory' as const, cacheUnaffected: isWatched };
  // Nothing in a script says where its map is: only the gateway has it.
  const maps = isProduction ? 'hidden-source-map' : 'cheap-module-source-map';
  return {
    name,
    mode,
    context: project.dir,
    devtool: isWorkingCopy ? (false as const) : maps,
    cache: isServed ? keptBuilds(target) : inMemory,
    performance: false,
    infrastructureLogging: { level: 'error' },
    output: {
      path: outputDir,
      publicPath: releaseUrl(name, version),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      pathinfo: false,
      assetModuleFilename: isProduction ? assetFile : 'assets/[name].[contenthash:8][ext]',
      uniqueName: containerName(name, version),
      ...(isProduction && {
        devtoolModuleFilenameTemplate: sourceName(project.dir, name),
        devtoolFallbackModuleFilenameTemplate: sourceName(project.dir, name),
      }),
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      conditionNames: sourceConditions(),
      alias: {
        ...productionRouter(project.dir),
        ...(isRefreshed && { 'react/jsx-dev-runtime$': JSX_DEV_RUNTIME }),
      },
    },
    module: {
      rules: [
        ...sourceRules({ namespace: name, isProduction, isRefreshed }),
        { test: ASSETS, type: 'asset/resource' },
        { test: WITHOUT_EFFECTS, sideEffects: false },
      ],
      ...(isWatched && { unsafeCache: outside(project.dir) }),
    },
    ...(isWatched && { experiments: { cacheUnaffected: true } }),
    optimization: {
      splitChunks: false,
      chunkIds: isProduction ? 'deterministic' : 'named',
      moduleIds: isProduction ? 'deterministic' : 'named',
      // A page that takes saves could not go on from a build with a mistake.
      emitOnErrors: false,
      // A development build of the host is published too, and a release takes no script of its size as it was written.
      minimize: !isWorkingCopy && (isProduction || project.config.kind === 'host'),
      minimizer: [minimizer()],
    },
  } satisfies Configuration;
}

/**
 * An import that leads out of the remote's own files is looked for once, and not again in each build. Files come and go in
 * that folder.
 */
const outside = (dir: string) => (module: Module) => {
  const path = module.nameForCondition() ?? dir;
  return !path.startsWith(dir + sep) || path.includes(`${sep}node_modules${sep}`);
};

/** Inside this repository packages are compiled from source; installed packages only have built files. */
function sourceConditions(): string[] {
  return import.meta.dirname.includes(`${sep}node_modules${sep}`) ? ['...'] : ['saltbush-source', '...'];
}

/** The exports of react-router lead to its development build. */
function productionRouter(dir: string): Record<string, string> {
  try {
    const folder = join(createRequire(join(dir, 'package.json')).resolve('react-router/package.json'), '..');
    return {
      'react-router$': join(folder, 'dist/production/index.mjs'),
      'react-router/dom$': join(folder, 'dist/production/dom-export.mjs'),
    };
  } catch {
    return {};
  }
}
