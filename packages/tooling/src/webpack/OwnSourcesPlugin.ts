import webpack, { type Compiler } from 'webpack';

interface SourceMap {
  file?: string;
  sources: string[];
  sourcesContent?: (string | null)[];
}

/**
 * Keeps in each source map only the text of our own sources. That of packages is half of it, and a failure is looked for
 * in one's own code.
 */
export class OwnSourcesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OwnSourcesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'OwnSourcesPlugin', stage }, (assets) => {
        for (const path of Object.keys(assets).filter((one) => one.endsWith('.map'))) {
          compilation.updateAsset(
            path,
            (source) => new webpack.sources.RawSource(withOwnOnly(String(source.source()))),
          );
        }
      });
    });
  }
}

function withOwnOnly(text: string): string {
  // The name of the script in it is one from before its hash was known, so it would change with the folder.
  const { file: _, ...map } = JSON.parse(text) as SourceMap;
  // Webpack adds a star to the name of a module that it has twice.
  const sources = map.sources.map(withoutStars);
  const kept = map.sourcesContent?.map((content, index) => (isOwn(sources[index] ?? '') ? content : null));
  return JSON.stringify({ ...map, sources, ...(kept && { sourcesContent: kept }) });
}

function withoutStars(source: string): string {
  let end = source.length;
  while (source[end - 1] === '*') end -= 1;
  return source.slice(0, end);
}

const isOwn = (source: string): boolean => !/(^|\/)node_modules\/|^webpack\//.test(source);
