import type { Page } from '@playwright/test';

interface Live {
  hostVersion: string;
  remotes: { name: string; releases: { version: string }[] }[];
}

/**
 * Resolves once an open tab was told of a live version that passes; begin to wait before it goes live. Tabs ask at a
 * random moment of the second after the news, and a move takes no release that its tab has not heard of.
 */
export async function untilTold(page: Page, name: string, isWanted: (version: string) => boolean): Promise<void> {
  await page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/api/site/live')) return false;
    const { hostVersion, remotes } = (await response.json()) as Live;
    if (name === 'shell') return isWanted(hostVersion);
    return remotes.some((remote) => remote.name === name && isWanted(remote.releases[0]?.version ?? ''));
  });
  // The answer may be seen here before the tab's own script has read it: then it still has work to do.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
