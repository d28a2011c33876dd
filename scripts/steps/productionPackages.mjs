import { resolvePackage } from './resolvePackage.mjs';

/**
 * Packages that a workspace needs at run time, as lockfile paths: itself and its dependencies, found the way Node
 * finds them. Peer dependencies are left out, since a gateway never loads the React of a shared package; so are
 * optional packages for which `isInstalled` is false, which are for other machines, and dependencies of a package for
 * which `isTaken` is false.
 */
export function productionPackages(lock, workspace, { isInstalled = () => true, isTaken = () => true } = {}) {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path)) return;
    const entry = lock.packages[path];
    if (entry === undefined) throw new Error(`package-lock.json has no ${path}. Run npm install, then this again.`);
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = entry;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (!isTaken(path, name)) continue;
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
