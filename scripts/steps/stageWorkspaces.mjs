import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { productionPackages } from './productionPackages.mjs';
import { ROOT, readJson } from './workspace.mjs';

/**
 * Copies everything these workspaces need at run time into an empty folder: their builds, and their production
 * dependencies from `node_modules`. `without` names workspaces whose dependencies are left out.
 */
export function stageWorkspaces(target, workspaces, { without = [], packages = [] } = {}) {
  rmSync(target, { recursive: true, force: true });
  const lock = readJson(join(ROOT, 'package-lock.json'));
  const isInstalled = (path) => existsSync(join(ROOT, path));
  const needed = [...workspaces, ...packages].flatMap((path) => productionPackages(lock, path, { isInstalled }));
  const paths = [...new Set([...needed, ...without])];
  for (const path of paths) {
    if (path.includes('node_modules/')) copyPackage(path, target);
    else copyWorkspace(path, target);
  }
  for (const [path, { link, resolved }] of Object.entries(lock.packages)) {
    if (link && paths.includes(resolved)) linkWorkspace(path, resolved, target);
  }
}

/** Leaves out nested packages; those that are needed have a path of their own. */
function copyPackage(path, target) {
  const source = join(ROOT, path);
  cpSync(source, join(target, path), { recursive: true, filter: (file) => file !== join(source, 'node_modules') });
}

/** Files that its package.json would publish. */
function copyWorkspace(path, target) {
  const { files } = readJson(join(ROOT, path, 'package.json'));
  if (files === undefined)
    throw new Error(`${path}/package.json has no "files": list what it needs at run time there.`);
  for (const file of ['package.json', ...files]) {
    if (!existsSync(join(ROOT, path, file))) throw new Error(`${path}/${file} is missing. Run npm run build first.`);
    cpSync(join(ROOT, path, file), join(target, path, file), { recursive: true });
  }
}

function linkWorkspace(path, resolved, target) {
  const link = join(target, path);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(target, resolved)), link);
}
