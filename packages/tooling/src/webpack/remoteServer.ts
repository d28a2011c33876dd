import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { RemoteConfig } from '../config/defineRemote.ts';
import { exposedFiles } from '../config/exposedFiles.ts';
import { exposeName } from '../config/exposeName.ts';
import type { Project } from '../config/loadProject.ts';
import type { BuildTarget } from './BuildTarget.ts';
import { baseConfiguration } from './baseConfiguration.ts';
import { releaseName } from './releaseName.ts';
import { remoteShared } from './remoteShared.ts';
import { SingletonGuardPlugin } from './SingletonGuardPlugin.ts';
import { serverSide } from './serverSide.ts';

/**
 * Configuration of the bundle that the gateway renders a remote with: one CommonJS file whose `pages` maps expose
 * keys to components, those of parts too. It gets shared packages from the `require` that it is run with.
 */
export function remoteServer(target: BuildTarget<Project<RemoteConfig>>): Configuration {
  const { project } = target;
  const base = baseConfiguration(target);
  const side = serverSide(base, join(target.outputDir, 'server'));
  return {
    ...side,
    name: `${project.config.name} server`,
    // After a save the page comes first.
    ...(target.saves && { dependencies: [`${project.config.name} client`] }),
    entry: { index: 'virtual:pages' },
    externals: Object.fromEntries(remoteShared(project).map(({ name, key }) => [name, `commonjs2 ${key}`])),
    plugins: [
      ...side.plugins,
      releaseName(target),
      new webpack.experiments.schemes.VirtualUrlPlugin({
        pages: { type: '.js', source: () => pagesModule(project.config) },
      }),
      new SingletonGuardPlugin(project.config.name),
    ],
  };
}

function pagesModule(config: RemoteConfig): string {
  const pages = exposedFiles(config);
  const imports = pages.map((page) => `import { ${exposeName(page)} } from '${page}';\n`);
  const entries = pages.map((page) => `  './${exposeName(page)}': ${exposeName(page)},\n`);
  return `${imports.join('')}export const pages = {\n${entries.join('')}};\n`;
}
