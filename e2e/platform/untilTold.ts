import type { Page } from '@playwright/test';

interface Live {
  hostVersion: string;
  remotes: { name: string; releases: { version: string }[] }[];
}

/**
 * Resolves once an open tab knows of a live version that passes. Start waiting before it goes live. Tabs ask at a
 * random moment within a second of the news, and a move only uses releases that its tab knows of.
 */
export async function untilTold(page: Page, name: string, isWanted: (version: string) => boolean): Promise<void> {
  await page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/api/site/live')) return false;
    const { hostVersion, remotes } = (await response.json()) as Live;
    if (name === 'shell') return isWanted(hostVersion);
    return remotes.some((remote) => remote.name === name && isWanted(remote.releases[0]?.version ?? ''));
  });
  // The answer may be visible here before the tab's script has processed it.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
