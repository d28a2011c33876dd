import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packagePath } from '@saltbush/contract/gate';
import { readManifest } from '../config/readManifest.ts';
import { ToolingError } from '../errors.ts';
import { installedFolder } from '../installedFolder.ts';
import type { BuiltFile } from '../webpack/BuiltFile.ts';
import { tarOf } from './tarOf.ts';

/**
 * A package as it is installed in `dir`, as an npm archive in a host's release: package.json, README.md and what
 * `files` lists, which may be names of files and folders. The archive is not compressed, because compression differs
 * between versions of zlib, and the same inputs must give the same bytes on any machine.
 * @throws ToolingError `config-invalid` when the package is not installed or not built.
 */
export async function packPackage(dir: string, name: string): Promise<BuiltFile> {
  const folder = installedFolder(dir, name);
  if (folder === null) throw unusable(name, `it is not installed in ${dir}. Install it there.`);
  const { version, files = [] } = readManifest(folder);
  const missing = files.find((path) => !existsSync(join(folder, path)));
  if (missing !== undefined)
    throw unusable(name, `it has no ${missing}, which its package.json lists. Build it first.`);
  const always = ['package.json', 'README.md'].filter((path) => existsSync(join(folder, path)));
  const paths = [...new Set([...always, ...files.flatMap((path) => filesAt(folder, path))])].sort();
  const content = await tarOf(
    paths.map((path) => ({ path: `package/${path}`, content: readFileSync(join(folder, path)) })),
  );
  return { path: packagePath(name, version), content };
}

/** Files at and below a path, without those that begin with a dot. */
function filesAt(folder: string, path: string): string[] {
  if (!statSync(join(folder, path)).isDirectory()) return [path];
  return readdirSync(join(folder, path))
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => filesAt(folder, `${path}/${name}`));
}

function unusable(name: string, reason: string): ToolingError {
  return new ToolingError(`The host cannot hand out ${name}: ${reason}`, { code: 'config-invalid' });
}
