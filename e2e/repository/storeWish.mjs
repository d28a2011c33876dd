import { chromium, expect } from '@playwright/test';

const WISH = 'Show the map';
const PATIENCE_MS = 30_000;

/**
 * Signs in with the demo account of a client, sends a wish on the page that `mfe new --api` makes, and sees it there, also
 * after the page was loaded again.
 */
export async function storeWish({ site, path, executablePath }) {
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`${site}/api/login?${new URLSearchParams({ returnTo: path })}`);
    await page.getByLabel('E-mail').fill('client@saltbush.example');
    await page.getByLabel('Password').fill('saltbush-client');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Your wish').fill(WISH);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const shown = page.getByRole('list', { name: 'Your wishes' }).getByText(WISH);
    await expect(shown).toBeVisible({ timeout: PATIENCE_MS });
    await page.reload();
    await expect(shown).toBeVisible({ timeout: PATIENCE_MS });
  } finally {
    await browser.close();
  }
}
