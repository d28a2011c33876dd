import { LICENCES_IN_FILES } from './licences.data.mjs';
import { packageName } from './packageName.mjs';

/** Licence of a package as an SPDX expression; null when it states none. */
export function licenceOf(lock, path) {
  return lock.packages[path].license ?? LICENCES_IN_FILES[packageName(lock, path)]?.licence ?? null;
}
