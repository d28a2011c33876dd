import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { recordTraffic, type Traffic } from '../traffic/recordTraffic.ts';
import { PHONE } from './phone.data.ts';
import { PHONE_MENU } from './phone-menu.data.ts';
import { type PageSeen, type Watch, watchPage } from './watchPage.ts';

const POLL_MS = 50;
const REST_MS = 1500;
/** Longer than any page of the comparison takes. */
const GIVE_UP_MS = 60_000;

export interface Network {
  latencyMs: number;
  downBytesPerSecond: number;
  upBytesPerSecond: number;
}

export interface Tab {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
}

/** A browser profile with nothing cached, on the phone of the comparison. */
export function openPhone(browser: Browser, more: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({ ...PHONE.screen, locale: 'en-AU', timezoneId: 'Australia/Sydney', ...more });
}

/** A tab of that phone, slowed down and watched from its first request on. */
export async function openTab(
  phone: BrowserContext,
  watch: Pick<Watch, 'headings' | 'pressesMenu' | 'field'>,
): Promise<Tab> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  const traffic = await slowDown(session);
  await session.send('Performance.enable');
  await page.addInitScript(watchPage, { ...watch, ...PHONE_MENU });
  return { page, session, traffic };
}

/** Makes a tab as slow as the phone, from its next request on. */
export async function slowDown(session: CDPSession, network: Network = PHONE.network): Promise<Traffic> {
  const traffic = await recordTraffic(session);
  const { latencyMs, downBytesPerSecond, upBytesPerSecond } = network;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: downBytesPerSecond,
    uploadThroughput: upBytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
  return traffic;
}

/** Waits until a heading was painted. Resolves to when, in milliseconds of the wall clock. */
export async function untilPainted(page: Page, heading: string): Promise<number> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (Date.now() < giveUpAt) {
    // Fails while the browser moves from one document to the next.
    const paintedAt = await page.evaluate(paintTime, heading).catch(() => null);
    if (paintedAt !== null) return paintedAt;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(
    `${page.url()} did not show the heading "${heading}" within ${GIVE_UP_MS / 1000} seconds, so it was not measured. ` +
      'Look whether the page opens in a browser.',
  );
}

/** Waits until neither the network nor the main thread had anything to do for a while: a slow phone is idle late. */
export async function untilQuiet({ page, traffic }: Pick<Tab, 'page' | 'traffic'>): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  do await traffic.untilQuiet();
  while ((await page.evaluate(restedMs)) < REST_MS && Date.now() < giveUpAt);
}

/** What a quiet page saw of itself. */
export async function seenBy(page: Page): Promise<PageSeen> {
  const seen = await page.evaluate(() => window.benchSeen);
  if (!seen) throw new Error(`The watch did not run in ${page.url()}, so the page was not measured.`);
  return seen;
}

function paintTime(heading: string): number | null {
  const seen = window.benchSeen?.headingMs[heading];
  if (seen !== undefined) return performance.timeOrigin + seen;
  // A document that was prerendered has no watch; it was painted when it came on show.
  const [paint] = window.benchSeen ? [] : performance.getEntriesByName('first-contentful-paint');
  const isShown = paint && document.querySelector('main h1')?.textContent?.replace(/\s+/g, ' ').trim() === heading;
  return isShown ? performance.timeOrigin + paint.startTime : null;
}

function restedMs(): number {
  const ends = (window.benchSeen?.longTasks ?? []).map(({ startMs, durationMs }) => startMs + durationMs);
  return performance.now() - Math.max(0, ...ends);
}
