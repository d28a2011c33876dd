/**
 * Lockfile path of a package that another one depends on, as Node finds it: in the nearest `node_modules`, from the
 * inside out. For a workspace, its folder. Null when there is none.
 */
export function resolvePackage(lock, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = lock.packages[candidate];
    if (entry !== undefined) return entry.link ? entry.resolved : candidate;
    if (folder === '') return null;
  }
}

/** The folder whose `node_modules` is searched next. */
function parentOf(path) {
  const inner = path.lastIndexOf('/node_modules/');
  return inner === -1 ? '' : path.slice(0, inner);
}
