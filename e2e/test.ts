import { test as base, expect } from '@playwright/test';
import { watchForErrors } from './checks/watchForErrors.ts';
import { type Site, startSite } from './platform/startSite.ts';

interface PerTest {
  /** Errors that the journey provokes on purpose. */
  expectedErrors: RegExp[];
  /** Fails the journey for any other error that the visitor caused. */
  errorGuard: undefined;
}

interface PerWorker {
  /** Environment of the journey's own site. */
  siteSettings: Record<string, string>;
  /** A site for this file alone, for journeys that change what is live. */
  ownSite: Site;
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
  ownSite: [
    async ({ siteSettings }, use) => {
      const site = await startSite(siteSettings);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

export { expect };
