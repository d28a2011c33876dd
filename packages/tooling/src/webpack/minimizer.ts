import MinimizerPlugin from 'minimizer-webpack-plugin';

/** swc is faster than terser and its output 1.5% smaller in brotli. */
export function minimizer() {
  return new MinimizerPlugin({
    extractComments: false,
    minify: {
      implementation: MinimizerPlugin.swcMinify,
      options: { ecma: 2020, compress: { passes: 3 }, mangle: true, format: { comments: false } },
    },
  });
}
