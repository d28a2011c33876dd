import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { HostConfig } from '../config/defineHost.ts';
import type { Project } from '../config/loadProject.ts';
import type { BuildTarget } from './BuildTarget.ts';
import { baseConfiguration } from './baseConfiguration.ts';
import { providedVersions } from './providedVersions.ts';
import { serverSide } from './serverSide.ts';

/**
 * Configuration of the bundle that the gateway renders every page with: one CommonJS file with React and the other
 * shared packages, which exports `render` and `shared`. It requires only Node's own modules.
 */
export function hostServer(target: BuildTarget<Project<HostConfig>>): Configuration {
  const { project } = target;
  const side = serverSide(baseConfiguration(target), join(target.outputDir, 'server'));
  return {
    ...side,
    name: 'shell server',
    entry: { index: project.config.server },
    plugins: [
      ...side.plugins,
      new webpack.DefinePlugin({ __PROVIDED_VERSIONS__: JSON.stringify(providedVersions(project)) }),
    ],
  };
}
