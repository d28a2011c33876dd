/**
 * The path in the lockfile of a package that another one names, as Node finds it: the nearest `node_modules` from the
 * inside out. Of a workspace, its folder. Null without one.
 */
export function resolvePackage(lock, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = lock.packages[candidate];
    if (entry !== undefined) return entry.link ? entry.resolved : candidate;
    if (folder === '') return null;
  }
}

/** The folder whose `node_modules` is looked into next. */
function parentOf(path) {
  const inner = path.lastIndexOf('/node_modules/');
  return inner === -1 ? '' : path.slice(0, inner);
}
