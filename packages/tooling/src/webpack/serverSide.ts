import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type { baseConfiguration } from './baseConfiguration.ts';

/** Turns the common options into those of a server bundle: one commonjs file, no assets of its own. */
export function serverSide(
  base: ReturnType<typeof baseConfiguration>,
  path: string,
): Configuration & { plugins: WebpackPluginInstance[] } {
  return {
    ...base,
    target: 'node20',
    devtool: false,
    output: {
      ...base.output,
      path,
      filename: 'index.cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    // Assets are named by the client build; the server only has to come to the same URLs. Workers run in browsers only,
    // and the address of one must not make the bundle ask for `node:url`, which nobody gives it.
    module: {
      ...base.module,
      parser: { javascript: { worker: false, url: 'relative' } },
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: { ...base.optimization, realContentHash: base.mode === 'production' },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
