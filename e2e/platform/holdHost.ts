import type { Page } from '@playwright/test';

/** Delays the host's script until the returned function is called. */
export async function holdHost(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/mf/shell/**/main*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
