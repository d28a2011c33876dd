import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';

/**
 * Names the sources in the maps of a project: its own by its name, as `mf-quote/src/quote/QuotePage.tsx`, wherever it lies,
 * and those of packages from the folder of the lockfile.
 */
export function sourceName(dir: string, name: string): (module: { absoluteResourcePath: string }) => string {
  const root = folderOfLockfile(dir);
  return ({ absoluteResourcePath: path }) => {
    // Modules that webpack makes have no file. What they are called may hold the folder that they were made in.
    if (!isAbsolute(path)) return 'webpack/made';
    const [file = ''] = path.split('?', 1);
    const isOwn = file.startsWith(dir + sep) && !file.includes(`${sep}node_modules${sep}`);
    const place = isOwn ? join(name, relative(dir, file)) : relative(root, file);
    return place
      .split(sep)
      .join('/')
      .replace(/^(\.\.\/)+/, '');
  };
}

function folderOfLockfile(dir: string): string {
  for (let folder = dir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package-lock.json'))) return folder;
    if (dirname(folder) === folder) return dir;
  }
}
