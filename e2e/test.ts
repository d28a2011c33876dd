import { test as base, expect } from '@playwright/test';
import { watchForErrors } from './checks/watchForErrors.ts';
import { type Site, startSite } from './platform/startSite.ts';

interface PerTest {
  /** Errors that the journey provokes on purpose. */
  expectedErrors: RegExp[];
  /** Fails the journey for any other error that the visitor caused. */
  errorGuard: undefined;
  /** A site for this file alone, for journeys that change what is live. */
  ownSite: Site;
}

interface PerWorker {
  /** Environment of the journey's own site. */
  siteSettings: Record<string, string>;
  /** The own site of a file; it stops that of the file before, which ran in the same process. */
  siteOf: (file: string) => Promise<Site>;
}

export const test = base.extend<PerTest, PerWorker>({
  baseURL: async ({ baseURL }, use) => use(process.env.SITE_URL ?? baseURL),
  expectedErrors: [[], { option: true }],
  errorGuard: [
    async ({ page, expectedErrors }, use) => {
      const errors = await watchForErrors(page);
      await use(undefined);
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors while the journey ran').toEqual([]);
    },
    { auto: true },
  ],
  siteSettings: [{}, { option: true, scope: 'worker' }],
  siteOf: [
    async ({ siteSettings }, use) => {
      const sites = new Map<string, Site>();
      const stop = async () => {
        for (const site of sites.values()) await site.stop();
        sites.clear();
      };
      await use(async (file) => {
        const running = sites.get(file);
        if (running !== undefined) return running;
        await stop();
        const site = await startSite(siteSettings);
        sites.set(file, site);
        return site;
      });
      await stop();
    },
    { scope: 'worker' },
  ],
  ownSite: [async ({ siteOf }, use, { file }) => use(await siteOf(file)), { timeout: 300_000 }],
});

export { expect };
