import { parseSbom, SBOM_FILE } from '../sbom/sbom-file.ts';
import type { Finding } from './Finding.ts';
import { HOW_TO_REBUILD } from './manifest-file.ts';

/** Refuses a list of packages that cannot be read. Releases of before have none. */
export function sbomFindings(files: ReadonlyMap<string, Buffer>): Finding[] {
  const bytes = files.get(SBOM_FILE);
  if (bytes === undefined) return [];
  try {
    parseSbom(bytes);
    return [];
  } catch (error) {
    const reason = (error as Error).message.slice(0, 200);
    return [{ code: 'sbom-invalid', message: `${SBOM_FILE} cannot be read: ${reason}. ${HOW_TO_REBUILD}` }];
  }
}
