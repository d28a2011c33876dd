import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with one line per violation that axe finds on the page or a part of it. Waits for animations first, because
 * text that is still fading in has less contrast.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await untilArrived(page);
  // The usual mode opens a window for every analysis, to combine the results of all frames.
  const isOneFrame = page.frames().length === 1;
  const axe = new AxeBuilder({ page })
    .setLegacyMode(isOneFrame)
    // Leave out the positions of elements that pass: finding them takes as long as the rules themselves.
    .options({ resultTypes: ['violations'] })
    .include(within)
    .withTags(STANDARDS);
  let { violations } = await axe.analyze();
  const [target] = violations.find(({ id }) => id === 'target-size')?.nodes ?? [];
  if (target) {
    // A bar of the frame stands over it or beside it at this scroll position; it is judged where a person brings it to
    // press it. What is too small or too close to others of the page is so there too.
    await page
      .locator(String(target.target[0]))
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }));
    ({ violations } = await axe.analyze());
  }
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target.join(' ')} (${failureSummary ?? ''})`),
  );
  expect(found, 'accessibility violations').toEqual([]);
}

/**
 * Lays the page out whole, as it is once the browser is idle, also where a host never starts. Then waits for every animation
 * that ends by itself; a spinner never does.
 */
async function untilArrived(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.removeAttribute('data-opening'));
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime ?? 0;
      return playState !== 'running' || end === Number.POSITIVE_INFINITY;
    }),
  );
}
