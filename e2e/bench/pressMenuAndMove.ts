import type { Browser, Page } from '@playwright/test';
import type { SeenRequest } from '../traffic/recordTraffic.ts';
import { openPhone, openTab, seenBy, untilPainted, untilQuiet } from './openPhone.ts';
import type { BenchPage } from './pages.data.ts';
import { PHONE_MENU } from './phone-menu.data.ts';

export interface UseFigures {
  /** When a click on the phone menu first showed its effect; null where it never did. */
  menuMs: number | null;
  /** When the form had taken what was typed as soon as its field was there; null for a page without a form. */
  fieldMs: number | null;
  /** From the click on a link to the heading of the next page. */
  moveMs: number;
  /** Requests begun by that click until the heading was painted, pictures and reports left out. */
  moveRequests: number;
}

interface Way {
  url: string;
  field?: BenchPage['field'];
  heading: string;
  next: { path: string; heading: string };
}

/** About as long as a hand needs from pointing at a link to pressing it. */
const POINTED_MS = 500;
const NOT_THE_MOVE = new Set(['Image', 'Media', 'Ping', 'EventSource']);

/** Opens a page with nothing cached, presses its menu until it answers, and then follows a link to another page. */
export async function pressMenuAndMove(browser: Browser, { url, heading, next, field }: Way): Promise<UseFigures> {
  const phone = await openPhone(browser);
  try {
    const tab = await openTab(phone, { headings: [heading, next.heading], pressesMenu: true, ...(field && { field }) });
    const { page, traffic } = tab;
    await page.goto(url, { waitUntil: 'commit' });
    await untilPainted(page, heading);
    await untilQuiet(tab);
    const { menuMs, fieldMs } = await seenBy(page);
    if (menuMs !== null) await closeMenu(page);

    await pointAt(page, next.path);
    const clickedAt = performance.timeOrigin + performance.now();
    await page.mouse.down();
    await page.mouse.up();
    const paintedAt = await untilPainted(page, next.heading);
    const isOfTheMove = ({ type, startedAt, bytes, isAnswered }: SeenRequest) =>
      !NOT_THE_MOVE.has(type) &&
      startedAt * 1000 >= clickedAt &&
      startedAt * 1000 <= paintedAt &&
      (bytes > 0 || !isAnswered);
    return {
      menuMs,
      fieldMs,
      moveMs: paintedAt - clickedAt,
      moveRequests: traffic.requests().filter(isOfTheMove).length,
    };
  } finally {
    await phone.close();
  }
}

async function closeMenu(page: Page): Promise<void> {
  const { menuSelector, menuText } = PHONE_MENU;
  await page.locator(menuSelector).filter({ hasText: menuText, visible: true }).first().click();
}

async function pointAt(page: Page, path: string): Promise<void> {
  const link = page.locator(`main a[href="${path}"], footer a[href="${path}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  // The first line, since the middle of a link on two lines may be beside it.
  const line = await link.evaluate((element) => {
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x, y, width, height };
  });
  await page.mouse.move(line.x + Math.min(line.width, 40) / 2, line.y + line.height / 2);
  await new Promise((resolve) => setTimeout(resolve, POINTED_MS));
}
