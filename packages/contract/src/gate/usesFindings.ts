import type { Release } from '../release.ts';
import type { Finding } from './Finding.ts';
import { HOW_TO_REBUILD, MANIFEST_FILE } from './manifest-file.ts';

/** Refuses a remote that does not say which exports of the contract it uses: nothing could be checked against a host. */
export function usesFindings(release: Release): Finding[] {
  if (release.kind === 'host' || release.uses !== undefined) return [];
  const message = `${MANIFEST_FILE} does not say what the release uses of the contract. ${HOW_TO_REBUILD}`;
  return [{ code: 'uses-missing', message }];
}
