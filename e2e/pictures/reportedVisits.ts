import type { Site } from '../platform/startSite.ts';

const COUNTERS = /^saltbush_release_(?:loads|failures)_total\{.*\} (\d+)$/gm;

/** Number of visits that the gateway has stored since its start. It stores reports a little after they arrive. */
export async function reportedVisits(site: Site): Promise<number> {
  const headers = { authorization: `Bearer ${site.token}` };
  const text = await (await fetch(`${site.url}/metrics`, { headers })).text();
  return [...text.matchAll(COUNTERS)].reduce((sum, [, count]) => sum + Number(count), 0);
}
