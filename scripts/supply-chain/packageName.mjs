/** Name of the package at a lockfile path; for a workspace the name in its package.json. */
export function packageName(lock, path) {
  const { name } = lock.packages[path];
  return name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
