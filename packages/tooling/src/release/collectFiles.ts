import { join } from 'node:path';
import type { Compilation, MultiStats } from 'webpack';
import type { BuiltFile } from './built-files.ts';

/** What a build wrote, of browser files and server bundle together; source maps stay out of a release. */
export async function collectFiles({ stats: [client, server] }: MultiStats): Promise<BuiltFile[]> {
  const files = [
    ...(client ? await written(client.compilation, '') : []),
    ...(server ? await written(server.compilation, 'server/') : []),
  ];
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function written({ assets, outputOptions, compiler }: Compilation, prefix: string): Promise<BuiltFile[]> {
  const folder = outputOptions.path ?? '';
  const paths = Object.keys(assets).filter((path) => !path.endsWith('.map'));
  return Promise.all(
    paths.map(async (path) => ({ path: prefix + path, content: await read(compiler, join(folder, path)) })),
  );
}

function read({ outputFileSystem }: Compilation['compiler'], file: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (!outputFileSystem) throw new TypeError('The build wrote to no file system.');
    outputFileSystem.readFile(file, (error, content) => {
      if (error || content === undefined) reject(error ?? new Error(`${file} is empty.`));
      else resolve(Buffer.from(content));
    });
  });
}
