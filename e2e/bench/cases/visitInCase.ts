import type { Browser, Page } from '@playwright/test';
import { trafficFigures } from '../../traffic/trafficFigures.ts';
import { openPhone, slowDown, untilQuiet } from '../openPhone.ts';
import type { Trouble } from './badCase.ts';
import { type PageState, stateOf } from './stateOf.ts';

export interface Look {
  /** Until the heading was painted, in milliseconds since the start; null where it never was. */
  shownMs: number | null;
  requests: number;
  bytes: number;
}

export interface Use {
  /** Until a press opened the menu; null where none did. */
  menuMs: number | null;
  /** What the visitor came for. */
  work: { isDone: boolean; text: string };
}

interface Visit {
  path: string;
  /** How the first heading begins. */
  heading: string;
}

const STEP_MS = 30;
const GIVE_UP_MS = 40_000;

/** Opens a page and touches nothing. */
export function lookInCase(browser: Browser, trouble: Trouble, { path, heading }: Visit): Promise<Look> {
  return inTab(browser, trouble, async (page, traffic) => {
    await page.goto(trouble.url + path, { waitUntil: 'commit' });
    const shownMs = await until(page, { heading, pressesMenu: false }, ({ isPainted }) => isPainted);
    await untilQuiet({ page, traffic });
    const { requests, bytes } = trafficFigures(traffic.requests(), 0);
    return { shownMs, requests, bytes };
  });
}

/** Opens a page, presses its menu until that opens, closes it, and does what a visitor comes for. */
export function useInCase(
  browser: Browser,
  trouble: Trouble,
  { path, heading, work }: Visit & { work: (page: Page) => Promise<string> },
): Promise<Use> {
  return inTab(browser, trouble, async (page) => {
    await page.goto(trouble.url + path, { waitUntil: 'commit' });
    const menuMs = await until(page, { heading, pressesMenu: true }, ({ isMenuOpen }) => isMenuOpen);
    if (menuMs !== null) await page.evaluate(stateOf, { heading, pressesMenu: true });
    await trouble.meanwhile?.(page);
    try {
      return { menuMs, work: { isDone: true, text: await work(page) } };
    } catch (error) {
      const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
      return { menuMs, work: { isDone: false, text: `not done: ${reason}` } };
    }
  });
}

async function inTab<Result>(
  browser: Browser,
  { context, network, prepare }: Trouble,
  visit: (page: Page, traffic: Awaited<ReturnType<typeof slowDown>>) => Promise<Result>,
): Promise<Result> {
  const phone = await openPhone(browser, context);
  try {
    const page = await phone.newPage();
    await prepare?.(page);
    await page.goto('about:blank');
    const session = await phone.newCDPSession(page);
    // A visitor who signed in, or opened a preview, has files of the site already.
    await session.send('Network.clearBrowserCache');
    return await visit(page, await slowDown(session, network));
  } finally {
    await phone.close();
  }
}

/** Looks at the page every 30 ms from outside, since it may run no scripts. Resolves to the page's own time. */
async function until(
  page: Page,
  about: Parameters<typeof stateOf>[0],
  isReached: (state: PageState) => boolean,
): Promise<number | null> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUpAt) {
    // Fails while the browser moves from one document to the next.
    const state = await page.evaluate(stateOf, about).catch(() => null);
    if (state && isReached(state)) return state.nowMs;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  return null;
}
