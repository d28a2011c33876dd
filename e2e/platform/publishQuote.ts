import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mfe } from './mfe.ts';
import { restampRelease } from './restampRelease.ts';
import { ROOT } from './root.ts';
import type { Site } from './startSite.ts';

/** Publishes the built mf-quote under another version without activating it. `scope` keeps journeys apart. */
export async function publishQuote(site: Site, scope: string, version: string): Promise<void> {
  const dist = join(ROOT, '.data/journeys', scope, `quote-${version}`);
  await rm(dist, { recursive: true, force: true });
  await cp(join(ROOT, 'mf-quote/dist'), dist, { recursive: true });
  await mfe(site, 'publish', await restampRelease({ dist, version }));
}
