import { startSite } from './startSite.ts';

/** Gives all journeys one site, unless SITE_URL names one that already runs. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) return undefined;
  const site = await startSite();
  process.env.SITE_URL = site.url;
  return site.stop;
}
