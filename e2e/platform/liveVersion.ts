import { mfe } from './mfe.ts';
import type { Site } from './startSite.ts';

interface Status {
  live: { name: string; version: string }[];
}

/** The version of a remote that visitors get. */
export async function liveVersion(site: Site, name: string): Promise<string> {
  const { live } = (await mfe(site, 'status')) as Status;
  const version = live.find((entry) => entry.name === name)?.version;
  if (!version) throw new Error(`${name} is not live.`);
  return version;
}
