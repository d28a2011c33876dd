import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { readJson, SKIPPED_FOLDERS, sourceFiles } from '../steps/workspace.mjs';

/** Fixtures and templates are material, and what `mfe new` makes imports packages of its own. */
const SKIPPED = new Set([...SKIPPED_FOLDERS, 'fixtures', 'templates']);

/** Tests are left out: they may look at whatever shows that their subject works. */
const isCode = (file) => /\.(tsx?|mjs|js)$/.test(file) && !/\.(test|spec|d)\.tsx?$/.test(file);

/**
 * Every import between our own files below `root`, as `{ from, to }`. Those of types count too: whoever reads the one
 * file must read the other. A package that is imported by its name counts as the folder that it is in.
 */
export function readImports(root) {
  const files = sourceFiles(root, SKIPPED);
  const code = files.filter(isCode);
  const ours = new Set(code);
  const packages = new Map(
    files
      .filter((file) => file.endsWith('/package.json'))
      .map((file) => [readJson(join(root, file)).name, posix.dirname(file)]),
  );
  const importedPath = (from, name) => {
    if (!name.startsWith('.')) return packages.get(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    const path = posix.join(posix.dirname(from), name);
    return ours.has(path) ? path : undefined;
  };
  return code.flatMap((from) =>
    namesImported(join(root, from)).flatMap((name) => {
      const to = importedPath(from, name);
      return to === undefined || from.startsWith(`${to}/`) ? [] : [{ from, to }];
    }),
  );
}

function namesImported(file) {
  return ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName);
}
