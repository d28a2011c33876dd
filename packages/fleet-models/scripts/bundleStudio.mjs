import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';

const PACKAGE = join(import.meta.dirname, '..');

/** Bundles a page, the one that takes the pictures unless told otherwise, and answers with its script. */
export async function bundleStudio(entry = './src/taking/page.ts') {
  const folder = mkdtempSync(join(tmpdir(), 'fleet-studio-'));
  try {
    await run({
      mode: 'development',
      devtool: false,
      context: PACKAGE,
      entry,
      output: { path: folder, filename: 'studio.js' },
      resolve: { extensions: ['.ts', '.js'], conditionNames: ['saltbush-source', '...'] },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        ],
      },
      performance: false,
    });
    return readFileSync(join(folder, 'studio.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(configuration) {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve(undefined);
    });
  });
}
