import type { Page } from '@playwright/test';
import { untilPartsAreThere } from '../checks/untilPartsAreThere.ts';
import { expect, test } from '../test.ts';

/** Where the truck is in the two pictures, as shares from the top left: `hero.test.ts` of the fleet's models holds them. */
const TRUCK = {
  wide: { left: 0.22, right: 0.86, top: 0.44, bottom: 0.75, ratio: 1920 / 800 },
  phone: { left: 0.1, right: 0.89, top: 0.43, bottom: 0.67, ratio: 960 / 640 },
};
const WINDOWS = [
  { width: 390, height: 844, picture: 'phone' },
  { width: 768, height: 1024, picture: 'wide' },
  { width: 1280, height: 800, picture: 'wide' },
  { width: 1920, height: 1080, picture: 'wide' },
] as const;

/** Holds the picture's movement at a moment, and tells how it is laid out then. */
const standAt = (page: Page, moment: 'start' | 'end') =>
  page.evaluate((wanted) => {
    const hero = document.querySelector('section[aria-labelledby="home-title"]');
    const image = hero?.querySelector('img');
    const frame = image?.closest('figure');
    if (!hero || !image || !frame) throw new Error('The home page has no picture.');
    const movements = image.getAnimations();
    for (const movement of movements) {
      movement.pause();
      movement.currentTime = wanted === 'start' ? 0 : Number(movement.effect?.getComputedTiming().endTime);
    }
    const box = (element: Element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      return { left, top, right, bottom, width, height };
    };
    const position = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((part) => Number.parseFloat(part) / 100);
    return {
      movements: movements.map(({ effect }) => ({
        endMs: Number(effect?.getComputedTiming().endTime),
        changes: effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [],
      })),
      image: box(image),
      frame: box(frame),
      position: { x: position[0] ?? Number.NaN, y: position[1] ?? Number.NaN },
      quote: box(hero.querySelector('form') ?? hero),
      words: [...(hero.firstElementChild?.querySelectorAll('h1, p, a') ?? [])].map(box),
    };
  }, moment);

type Standing = Awaited<ReturnType<typeof standAt>>;

/** The truck on the screen: the picture covers its box, and what is too much is cut off as `object-position` says. */
function truckOnScreen({ image, position }: Standing, { left, right, top, bottom, ratio }: typeof TRUCK.wide) {
  const width = Math.max(image.width, image.height * ratio);
  const height = width / ratio;
  const x = image.left + (image.width - width) * position.x;
  const y = image.top + (image.height - height) * position.y;
  return { left: x + left * width, right: x + right * width, top: y + top * height, bottom: y + bottom * height };
}

test('the whole truck is seen from first to last, and nothing lies behind headline and buttons', async ({
  page,
  request,
}) => {
  await untilPartsAreThere(request, '/');
  await page.goto('/');
  for (const { picture, ...size } of WINDOWS) {
    await page.setViewportSize(size);
    for (const moment of ['start', 'end'] as const) {
      const standing = await standAt(page, moment);
      const { frame, quote, words, movements } = standing;
      const where = `${size.width} px, ${moment}`;
      const truck = truckOnScreen(standing, TRUCK[picture]);
      expect(truck.left, where).toBeGreaterThan(0);
      expect(truck.right, where).toBeLessThan(size.width);
      expect(truck.top, where).toBeGreaterThan(frame.top);
      expect(truck.bottom, where).toBeLessThan(Math.min(frame.bottom, quote.top));
      expect(words, where).toHaveLength(4);
      for (const word of words) expect(word.bottom <= frame.top, where).toBe(true);
      // It moves for no longer than needs a pause button, and nothing is laid out anew.
      expect(movements, where).toHaveLength(1);
      expect(movements[0]?.endMs, where).toBeLessThanOrEqual(5000);
      const known = ['offset', 'computedOffset', 'easing', 'composite', 'transform'];
      expect(movements[0]?.changes.filter((change) => !known.includes(change))).toEqual([]);
    }
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await standAt(page, 'end')).movements).toEqual([]);
});
