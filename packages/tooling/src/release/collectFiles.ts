import { join } from 'node:path';
import type { Compilation } from 'webpack';
import type { BuiltFile } from '../webpack/BuiltFile.ts';
import { isHotUpdate } from '../webpack/isHotUpdate.ts';

/** The two finished builds that make a release. */
export interface Compilations {
  /** For browsers. */
  client: Compilation;
  /** For the gateway. */
  server: Compilation;
}

/** Files that the builds wrote, by path, without source maps and without what only open pages load after a save. */
export function collectFiles(compilations: Compilations): Promise<BuiltFile[]> {
  return collect(compilations, (path) => !path.endsWith('.map') && !isHotUpdate(path));
}

/** The source maps that the builds wrote, by path. */
export function collectMaps(compilations: Compilations): Promise<BuiltFile[]> {
  return collect(compilations, (path) => path.endsWith('.map'));
}

async function collect({ client, server }: Compilations, isWanted: (path: string) => boolean): Promise<BuiltFile[]> {
  const files = [...(await written(client, '', isWanted)), ...(await written(server, 'server/', isWanted))];
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function written(
  { assets, outputOptions, compiler }: Compilation,
  prefix: string,
  isWanted: (path: string) => boolean,
): Promise<BuiltFile[]> {
  const folder = outputOptions.path ?? '';
  const paths = Object.keys(assets).filter(isWanted);
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
