import { ConsolePage } from '../pages/ConsolePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';
import { keepAtWidths } from './keepAtWidths.ts';
import { keepForDocuments, keepForSite } from './keepPicture.ts';
import { goToBeginning, MARKETING, QUOTE, STORY_SETTINGS, tellStory } from './tellStory.ts';

test.use({
  // Before the site starts.
  siteSettings: async ({ browserName: _ }, use) => {
    await goToBeginning();
    await use(STORY_SETTINGS);
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  viewport: { width: 1280, height: 1000 },
});
test.setTimeout(300_000);

test('the release console, for docs/operations.md and the site', async ({ page, ownSite, browser }) => {
  await tellStory(ownSite);
  const desk = new ConsolePage(page);
  await page.goto('/api/login?returnTo=/ops');
  await new SignInPage(page).signIn('ops@saltbush.example', 'saltbush-ops');
  await expect(desk.trouble('mf-quote', QUOTE.bad)).toBeVisible();
  await expect(desk.row('mf-marketing')).toContainText(`${MARKETING.canary} for ${MARKETING.share}%`);
  await keepForDocuments(page, 'console-releases');
  const top = Math.round((await page.getByRole('main').boundingBox())?.y ?? 0);
  const clip = { x: 0, y: top, width: 1280, height: 800 };
  await keepForSite(page, 'console', [640, 1280], { clip, fullPage: true });
  await keepAtWidths(page, 'console');
  await page.setViewportSize({ width: 1280, height: 1000 });

  const phone = await browser.newPage({
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
  });
  await phone.goto(`${ownSite.url}/ops`);
  const trouble = new ConsolePage(phone).trouble('mf-quote', QUOTE.bad);
  await trouble.getByRole('button', { name: `Roll back mf-quote to ${QUOTE.good}` }).click();
  await expect(phone.getByRole('button', { name: `Roll back to ${QUOTE.good}` })).toBeVisible();
  await trouble.evaluate((card) => card.scrollIntoView());
  await keepForDocuments(phone, 'console-phone');
  await phone.close();

  await page.goto('/ops/releases/mf-marketing');
  await desk.next.getByRole('button', { name: `Change the share of ${MARKETING.canary}` }).click();
  await desk.slideTo(50);
  await expect(page.getByRole('img', { name: /^Load time of mf-marketing/ })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await keepForDocuments(page, 'console-release', { clip: { x: 0, y: 0, width: 1280, height: 1300 }, fullPage: true });

  await page.goto('/ops/tokens');
  await expect(page.getByText('mf-quote build server').first()).toBeVisible();
  await keepForDocuments(page, 'console-tokens');
});
