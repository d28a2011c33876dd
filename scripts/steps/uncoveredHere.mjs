/**
 * Packages for this kind of machine that the lockfile lacks. It holds a checksum for everything in it, so it has nothing
 * of what the registry it was made with did not offer.
 */
export function uncoveredHere(lock, { platform, arch }) {
  const target = new RegExp(`[-/]${platform}-${arch}(-gnu|-msvc)?$`);
  const optional = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  const isThere = (name) => Object.keys(lock.packages).some((path) => path.endsWith(`node_modules/${name}`));
  return [...new Set(optional.filter((name) => target.test(name)))].filter((name) => !isThere(name)).sort();
}
