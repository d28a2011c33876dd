import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { readManifest } from '../config/readManifest.ts';
import type { BuiltFile } from '../webpack/BuiltFile.ts';

const NO_INPUT = /^(\.|node_modules$|dist$|README\.md$)/;
const TEST = /\.(test|spec)\.[jt]sx?$/;

/**
 * A hash over all inputs of a build: the folder's own files, the workspace packages it depends on, its place in the
 * repository, the lockfile for all other packages, and files that are added as they are. Tests, documents and earlier
 * builds do not count.
 */
export function inputsHash(dir: string, added: readonly BuiltFile[] = []): string {
  const hash = createHash('sha256');
  for (const folder of [dir, ...workspacePackages(dir)]) {
    hash.update(`package ${readManifest(folder).name}\n`);
    for (const file of inputFiles(folder)) {
      hash.update(`${slashed(relative(folder, file))}\n`);
      hash.update(createHash('sha256').update(readFileSync(file)).digest());
    }
  }
  const lockfile = findUpward(dir, 'package-lock.json');
  if (lockfile) {
    // Webpack derives module ids from relative paths, so the same folder elsewhere in the repository gives other
    // bytes.
    hash.update(`place ${slashed(relative(dirname(lockfile), dir))}\n`);
    hash.update('lockfile\n').update(readFileSync(lockfile));
  }
  for (const { path, content } of added) {
    hash.update(`${path}\n`).update(createHash('sha256').update(content).digest());
  }
  return hash.digest('hex');
}

function slashed(path: string): string {
  return path.split(sep).join('/');
}

/** Workspace packages that the folder depends on, directly or not, by name. */
function workspacePackages(dir: string): string[] {
  const folders = new Map<string, string>();
  const visit = (folder: string) => {
    const { dependencies, devDependencies, peerDependencies } = readManifest(folder);
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
      const linked = findUpward(folder, join('node_modules', name));
      const real = linked && realpathSync(linked);
      if (!real || real.includes(`${sep}node_modules${sep}`) || folders.has(name)) continue;
      folders.set(name, real);
      visit(real);
    }
  };
  visit(dir);
  return [...folders].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, folder]) => folder);
}

function inputFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NO_INPUT.test(entry.name) && !TEST.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? inputFiles(path) : [path];
    });
}

function findUpward(dir: string, name: string): string | undefined {
  for (let folder = dir; ; folder = dirname(folder)) {
    const path = join(folder, name);
    if (existsSync(path)) return path;
    if (dirname(folder) === folder) return undefined;
  }
}
