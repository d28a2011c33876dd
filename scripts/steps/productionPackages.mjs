/**
 * What a workspace needs at run time, as paths of the lockfile: itself, its dependencies and theirs, found as Node finds
 * them. Peers are left out: a gateway never loads the React of a shared package. So are packages that the lockfile has
 * for other machines only, unless `everyPlatform` asks for them.
 */
export function productionPackages(lock, workspace, { isInstalled = () => true } = {}) {
  const found = new Set();
  const visit = (path) => {
    const entry = lock.packages[path];
    if (entry === undefined) throw new Error(`package-lock.json has no ${path}. Run npm install, then this again.`);
    const real = entry.link ? entry.resolved : path;
    if (found.has(real)) return;
    found.add(real);
    const { dependencies = {}, optionalDependencies = {} } = lock.packages[real];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const dependency = resolveFrom(lock, real, name);
      const isOptional = name in optionalDependencies;
      if (dependency === null && isOptional) continue;
      if (dependency === null) throw new Error(`package-lock.json has no ${name} for ${real}. Run npm install.`);
      if (isOptional && !isInstalled(dependency)) continue;
      visit(dependency);
    }
  };
  visit(workspace);
  return [...found].sort();
}

/** The nearest `node_modules` that holds the package, from the inside out; null without one. */
function resolveFrom(lock, path, name) {
  for (let folder = path; ; folder = parentOf(folder)) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[candidate] !== undefined) return candidate;
    if (folder === '') return null;
  }
}

/** The folder whose `node_modules` is looked into next. */
function parentOf(path) {
  const inner = path.lastIndexOf('/node_modules/');
  return inner === -1 ? '' : path.slice(0, inner);
}
