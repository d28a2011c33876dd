import { integrityOf } from '@saltbush/contract/gate';
import type { Release } from '@saltbush/contract/release';
import { damagedFile } from '../releases/damaged-file.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';

/**
 * The code that renders the pages of a release, after its bytes were checked.
 * @throws Error `release-damaged` when they differ from what was published, since such code must not run.
 */
export async function readServerBundle(
  releases: Pick<ReleaseStore, 'readFile'>,
  { name, version, serverBundle, files }: Release,
): Promise<string> {
  const bytes = await releases.readFile(name, version, serverBundle);
  const published = files.find(({ path }) => path === serverBundle)?.integrity;
  if (integrityOf(bytes) === published) return bytes.toString('utf8');
  throw damagedFile(name, version, serverBundle);
}
