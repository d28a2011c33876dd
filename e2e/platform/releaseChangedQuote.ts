import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changedQuote } from './changedQuote.ts';
import { mfe } from './mfe.ts';
import type { Site } from './startSite.ts';

/** Builds, publishes and activates a changed mf-quote. Resolves to its version. */
export async function releaseChangedQuote(
  site: Site,
  name: string,
  change: (source: string) => string,
): Promise<string> {
  const folder = await changedQuote(name, change);
  await mfe(site, 'build', folder);
  const { version } = JSON.parse(await readFile(join(folder, 'dist/release.json'), 'utf8')) as { version: string };
  await mfe(site, 'publish', join(folder, 'dist'));
  await mfe(site, 'activate', `mf-quote@${version}`, '--reason', `Journey: ${name}`);
  return version;
}
