import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type { baseConfiguration } from './baseConfiguration.ts';
import { OwnSourcesPlugin } from './OwnSourcesPlugin.ts';

/** Turns the common configuration into that of a server bundle: one CommonJS file without assets. */
export function serverSide(
  base: ReturnType<typeof baseConfiguration>,
  path: string,
): Configuration & { plugins: WebpackPluginInstance[] } {
  return {
    ...base,
    target: 'node20',
    devtool: base.mode === 'production' ? base.devtool : false,
    output: {
      ...base.output,
      path,
      filename: 'index.cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    // The client build writes the assets; the server bundle only needs the same URLs. Workers exist in browsers only,
    // and the address of one must not make the bundle require `node:url`, which it cannot get.
    module: {
      ...base.module,
      parser: { javascript: { worker: false, url: 'relative' } },
      generator: { 'asset/resource': { emit: false } },
    },
    // React's development build writes to Error, which is frozen where pages are rendered.
    optimization: { ...base.optimization, nodeEnv: 'production', realContentHash: base.mode === 'production' },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), new OwnSourcesPlugin()],
  };
}
