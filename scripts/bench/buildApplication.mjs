import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { StepError } from '../steps/StepError.mjs';
import { HOST_FOLDER, ROOT, readJson, releaseFolders } from '../steps/workspace.mjs';
import { applicationEntry } from './applicationEntry.mjs';

/**
 * Builds the host's frame and the remotes' pages as one single-page application into a folder: compiled and minified as
 * the releases are, split by page, shared code as webpack splits it by itself. The releases must be built.
 */
export async function buildApplication(outputDir) {
  // Webpack is a dependency of the tooling, and is there only after the installation.
  const webpack = createRequire(join(ROOT, 'packages/tooling/package.json'))('webpack');
  const { loadProject, releaseConfigurations } = await import('../../packages/tooling/dist/webpack/index.js');
  const host = loadProject(join(ROOT, HOST_FOLDER));
  const [client] = releaseConfigurations({ project: host, version: '0.0.0', mode: 'production', outputDir });
  const remotes = releaseFolders()
    .filter((folder) => folder !== HOST_FOLDER)
    .map((folder) => {
      const dir = join(ROOT, folder);
      const { name, routes } = loadProject(dir).config;
      return { name, dir, routes, released: readJson(join(dir, 'dist/release.json')).pages };
    });
  const entry = applicationEntry({ mountFile: join(host.dir, 'bench/mountApplication.tsx'), remotes });
  const { VirtualUrlPlugin } = webpack.experiments.schemes;
  const stats = await run(webpack, {
    ...client,
    name: 'single-page application',
    entry: { main: 'virtual:application' },
    output: { ...client.output, publicPath: '/', clean: true, crossOriginLoading: false },
    optimization: { ...client.optimization, splitChunks: { chunks: 'all' } },
    plugins: [new VirtualUrlPlugin({ application: { type: '.js', source: () => entry } })],
  });
  const { entrypoints, assets } = stats.toJson({ all: false, entrypoints: true, assets: true });
  const scripts = entrypoints.main.assets.map(({ name }) => name);
  const font = assets.map(({ name }) => name).find((name) => name.endsWith('.woff2'));
  writeFileSync(join(outputDir, 'index.html'), html({ scripts, font }));
  return { outcome: `${scripts.map((name) => basename(name)).join(', ')}`, outputDir };
}

function run(webpack, configuration) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error) reject(error);
      else if (stats.hasErrors()) {
        reject(new StepError('The application could not be built.', stats.toString({ all: false, errors: true })));
      } else resolve(stats);
    });
  });
}

/** What every single-page application sends first. The font is preloaded, as the site does too. */
function html({ scripts, font }) {
  const tags = scripts.map((name) => `<script defer src="/${name}"></script>`);
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Saltbush Freight</title>
<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">
${tags.join('\n')}
</head>
<body><div id="root"></div></body>
</html>
`;
}
