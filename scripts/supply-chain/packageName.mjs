/** The name of a package at a path of the lockfile; of a workspace, as its package.json has it. */
export function packageName(lock, path) {
  const { name } = lock.packages[path];
  return name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
