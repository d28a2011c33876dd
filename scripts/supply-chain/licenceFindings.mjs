import satisfies from 'spdx-satisfies';
import { licenceOf } from './licenceOf.mjs';
import { ALLOWED_LICENCES } from './licences.data.mjs';
import { packageName } from './packageName.mjs';

/**
 * Packages whose licence does not allow shipping them, each with a sentence. Our own have the repository's licence.
 */
export function licenceFindings(lock, paths) {
  return paths
    .filter((path) => path.includes('node_modules/'))
    .flatMap((path) => {
      const licence = licenceOf(lock, path);
      if (licence !== null && isAllowed(licence)) return [];
      const { version } = lock.packages[path];
      const what = licence === null ? 'states no licence' : `is under ${licence}`;
      return [`${packageName(lock, path)} ${version} ${what}. Replace it, or decide and list it in licences.data.mjs.`];
    });
}

function isAllowed(licence) {
  try {
    return satisfies(licence, ALLOWED_LICENCES);
  } catch {
    // Not an SPDX expression, such as "SEE LICENSE IN file".
    return false;
  }
}
