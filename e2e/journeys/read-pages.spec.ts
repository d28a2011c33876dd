import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectLargeTextFits } from '../checks/expectLargeTextFits.ts';
import { untilPartsAreThere } from '../checks/untilPartsAreThere.ts';
import { untilFollowing } from '../platform/untilFollowing.ts';
import { expect, test } from '../test.ts';

const PHONE = { width: 390, height: 844 };

/** Addresses that the page has asked for so far, and that match. */
function noteRequests(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url());
  });
  return urls;
}

const noteHost = (page: Page) => noteRequests(page, /\/mf\/shell\/.*\/main[^/]*\.js$/);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('questions open on their own, without the host, and are all open in print', async ({ page }) => {
      const host = noteHost(page);
      await page.goto('/faq');
      const questions = page.locator('main summary');
      const answers = page.locator('main details p:first-child');
      await expect(answers.first()).toBeHidden();
      await questions.nth(0).click();
      await questions.nth(2).focus();
      await page.keyboard.press('Enter');
      for (const [index, isOpen] of [true, false, true].entries()) {
        await expect(answers.nth(index)).toBeVisible({ visible: isOpen });
      }
      await page.emulateMedia({ media: 'print' });
      await expect(answers.nth(1)).toBeVisible();
      await page.emulateMedia({ media: null });
      if (javaScriptEnabled) await expectAccessible(page, 'main');
      expect(host).toEqual([]);
    });
  });
}

test('a table that is wider than a phone is a tab stop, before the host and after a move', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const host = noteHost(page);
  const rates = page.getByRole('region', { name: 'Rate per pallet from Sydney' });
  await page.goto('/services/ltl');
  await expect(rates).toHaveAttribute('tabindex', '0');
  await expectAccessible(page, 'main');
  expect(host).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(rates).toHaveCount(0);

  await page.setViewportSize(PHONE);
  const isHostDone = untilFollowing(page);
  await page.goto('/contact');
  await isHostDone;
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/services/ltl">Go to the rates</a>');
  });
  await page.getByRole('link', { name: 'Go to the rates' }).click();
  await expect(page).toHaveURL('/services/ltl');
  await expect(rates).toHaveAttribute('tabindex', '0');
  await expectAccessible(page, 'main');
});

test('figures roll once when they are seen, move nothing else, and are always the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/');
  const figures = page.locator('main dl').first();
  const parts = () =>
    figures.evaluate((list) =>
      list.getAnimations({ subtree: true }).map((animation) => {
        // Held, so that the test sees them however slow the machine is.
        animation.pause();
        const frames = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
        return frames
          .flatMap((frame) => Object.keys(frame))
          .filter((key) => /^(transform|opacity|top|height)$/.test(key));
      }),
    );
  const box = await figures.boundingBox();
  expect(await parts()).toEqual([]);
  await figures.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await parts()).flat()).toContain('transform');
  expect(new Set((await parts()).flat())).toEqual(new Set(['transform', 'opacity']));
  const rolling = await figures.boundingBox();
  expect([rolling?.width, rolling?.height]).toEqual([box?.width, box?.height]);
  await expect(figures.locator('dd')).toHaveText(['150+', '800+', '7,500+', 'National', 'Under 5 s']);
  await expectLargeTextFits(page);
});

test('on a phone the home page stops its names and plays its film without the host, and fetches no film before Play', async ({
  page,
  request,
}) => {
  // A page that lacks a part starts its host to render it.
  await untilPartsAreThere(request, '/');
  await page.setViewportSize(PHONE);
  const host = noteHost(page);
  const film = noteRequests(page, /\.(webm|mp4)$/);
  await page.goto('/');
  const stop = page.getByRole('checkbox', { name: 'Stop the scrolling' });
  const movements = () =>
    stop.evaluate((box) =>
      box
        .closest('section')
        ?.getAnimations({ subtree: true })
        .map(({ playState }) => playState),
    );
  expect(await movements()).toEqual(['running', 'running']);
  await stop.check();
  expect(await movements()).toEqual(['paused', 'paused']);
  await page.locator('main video').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Play film' }).scrollIntoViewIfNeeded();
  expect([...host, ...film]).toEqual([]);

  await page.getByRole('button', { name: 'Play film' }).click();
  await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
  expect(film).not.toEqual([]);
  const sound = () => page.locator('main video').evaluate((video: HTMLVideoElement) => !video.muted);
  expect(await sound()).toBe(false);
  await page.getByRole('button', { name: 'Unmute' }).click();
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible();
  expect(await sound()).toBe(true);
  await page.getByRole('button', { name: 'Pause film' }).click();
  await expect(page.getByRole('button', { name: 'Play film' })).toBeFocused();
  expect(host).toEqual([]);
});
