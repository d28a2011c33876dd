import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changedQuote, HEADING } from './changedQuote.ts';
import { mfe } from './mfe.ts';
import type { Site } from './startSite.ts';

/** Publishes a release of mf-quote under a version of one's choice, with a heading of its own. Nobody sees it yet. */
export async function publishQuote(site: Site, version: string): Promise<void> {
  const folder = await changedQuote(`quote-${version}`, (source) => source.replace(HEADING, `Your quote, ${version}`));
  const manifest = join(folder, 'package.json');
  const read = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  await writeFile(manifest, JSON.stringify({ ...read, version }, null, 2));
  await mfe(site, 'build', folder, '--release');
  await mfe(site, 'publish', join(folder, 'dist'));
}
