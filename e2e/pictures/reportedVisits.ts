import type { Site } from '../platform/startSite.ts';

const COUNTERS = /^saltbush_release_(?:loads|failures)_total\{.*\} (\d+)$/gm;

/** How many visits the gateway has stored since it started: reports are written a little after they came. */
export async function reportedVisits(site: Site): Promise<number> {
  const headers = { authorization: `Bearer ${site.token}` };
  const text = await (await fetch(`${site.url}/metrics`, { headers })).text();
  return [...text.matchAll(COUNTERS)].reduce((sum, [, count]) => sum + Number(count), 0);
}
