import { resolvePackage } from './resolvePackage.mjs';

/**
 * What a workspace needs at run time, as paths of the lockfile: itself, its dependencies and theirs, found as Node finds
 * them. Peers are left out: a gateway never loads the React of a shared package. So are optional packages that
 * `isInstalled` denies: those for other machines.
 */
export function productionPackages(lock, workspace, { isInstalled = () => true } = {}) {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path)) return;
    const entry = lock.packages[path];
    if (entry === undefined) throw new Error(`package-lock.json has no ${path}. Run npm install, then this again.`);
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = entry;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const dependency = resolvePackage(lock, path, name);
      const isOptional = name in optionalDependencies;
      if (dependency === null && isOptional) continue;
      if (dependency === null) throw new Error(`package-lock.json has no ${name} for ${path}. Run npm install.`);
      if (isOptional && !isInstalled(dependency)) continue;
      visit(dependency);
    }
  };
  visit(workspace);
  return [...found].sort();
}
