import webpack, { type Configuration } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import type { HostConfig } from '../config/defineHost.ts';
import type { Project } from '../config/loadProject.ts';
import type { BuildTarget } from './BuildTarget.ts';
import { baseConfiguration } from './baseConfiguration.ts';
import { OwnCopyPlugin } from './OwnCopyPlugin.ts';
import { OwnSourcesPlugin } from './OwnSourcesPlugin.ts';
import { providedVersions } from './providedVersions.ts';
import { REFRESH_RUNTIME } from './refreshPlugins.ts';

const FEDERATION_RUNTIME =
  /@module-federation[\\/](runtime|runtime-core|runtime-tools|sdk|webpack-bundler-runtime|error-codes|enhanced)[\\/]/;

/**
 * Configuration of the host's browser files. It has no federation plugin, because plain imports keep tree shaking;
 * the defines drop the parts of the federation runtime that a host with a known live set does not need.
 */
export function hostClient(target: BuildTarget<Project<HostConfig>>): Configuration {
  const { project } = target;
  const { entry, ownCopies } = project.config;
  const base = baseConfiguration(target);
  return {
    ...base,
    name: 'shell client',
    target: ['web', 'es2022'],
    entry: { main: target.mode === 'development' ? [REFRESH_RUNTIME, entry] : entry, frame: project.config.frame },
    output: { ...base.output, crossOriginLoading: 'anonymous' },
    module: { ...base.module, rules: [...base.module.rules, { test: FEDERATION_RUNTIME, sideEffects: false }] },
    plugins: [
      ...(ownCopies ? [new OwnCopyPlugin(project.dir, ownCopies)] : []),
      new webpack.DefinePlugin({
        __PROVIDED_VERSIONS__: JSON.stringify(providedVersions(project)),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
        FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        FEDERATION_HAS_EXPOSES: 'true',
        ENV_TARGET: '"web"',
      }),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
      new OwnSourcesPlugin(),
    ],
  };
}
