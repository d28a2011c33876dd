import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from './goLive.ts';
import { restampRelease } from './restampRelease.ts';
import { ROOT } from './root.ts';
import type { Site } from './startSite.ts';

/** Publishes the built host under another version. `edit` changes its scripts. */
export async function publishHost(
  site: Site,
  version: string,
  edit?: (code: string, path: string) => string,
): Promise<void> {
  const dist = join(ROOT, '.data/journeys/host-release', `shell-${version}`);
  await rm(dist, { recursive: true, force: true });
  await cp(join(ROOT, 'shell/dist'), dist, { recursive: true });
  await publish(site, 'shell', await restampRelease({ dist, version, ...(edit && { edit }) }));
}
