import { satisfies } from 'semver';
import { packageName } from './packageName.mjs';

/** Locked versions that an advisory names, each with what to do. */
export function advisoryFindings(lock, advisories) {
  const byName = new Map();
  for (const each of advisories) byName.set(each.package, [...(byName.get(each.package) ?? []), each]);
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, { version }]) =>
      (byName.get(packageName(lock, path)) ?? [])
        .filter(({ vulnerable }) => satisfies(version, vulnerable, { includePrerelease: true }))
        .map(
          ({ id, severity, summary, fixed }) =>
            `${path} ${version}: ${summary} (${severity}, ${id}). ${fixed ? `Use ${fixed} or newer.` : 'No version mends it: replace the package.'}`,
        ),
    );
}
