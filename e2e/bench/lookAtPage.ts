import type { Browser } from '@playwright/test';
import { type TrafficFigures, trafficFigures } from '../traffic/trafficFigures.ts';
import { openPhone, openTab, seenBy, type Tab, untilPainted, untilQuiet } from './openPhone.ts';
import type { PageSeen } from './watchPage.ts';

export interface LookFigures extends TrafficFigures {
  paintedMs: number | null;
  largestMs: number | null;
  readyMs: number;
  layoutShift: number;
  /** Sum of what each task took beyond 50 ms, from the first paint on. */
  blockedMs: number;
  /** The same from the start of the navigation. */
  blockedFromStartMs: number;
  /** Where the main thread's time went until the page was quiet. */
  scriptMs: number;
  styleMs: number;
  layoutMs: number;
  /** Of a visit with the first one in the browser's cache; null where none was made. */
  repeatBytes: number | null;
  repeatHtmlBytes: number | null;
}

/**
 * Opens a page with nothing cached and touches nothing. `isRepeated` opens it once more in another tab, which has
 * nothing but exact figures, so one of many visits is enough.
 */
export async function lookAtPage(
  browser: Browser,
  { url, heading, isRepeated }: { url: string; heading: string; isRepeated: boolean },
): Promise<LookFigures> {
  const phone = await openPhone(browser);
  const watch = { headings: [heading], pressesMenu: false };
  try {
    const cold = await look(await openTab(phone, watch), url, heading);
    const repeat = isRepeated ? await look(await openTab(phone, watch), url, heading) : null;
    return { ...cold, repeatBytes: repeat?.bytes ?? null, repeatHtmlBytes: repeat?.htmlBytes ?? null };
  } finally {
    await phone.close();
  }
}

async function look(tab: Tab, url: string, heading: string) {
  const { page, session, traffic } = tab;
  await page.goto(url, { waitUntil: 'commit' });
  const readyAt = await untilPainted(page, heading);
  await untilQuiet(tab);
  const seen = await seenBy(page);
  const { metrics } = await session.send('Performance.getMetrics');
  const spent = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  const figures = {
    ...trafficFigures(traffic.requests(), readyAt / 1000),
    paintedMs: seen.paintedMs,
    largestMs: seen.largestMs,
    readyMs: seen.headingMs[heading] ?? 0,
    layoutShift: seen.layoutShift,
    blockedMs: blocked(seen, seen.paintedMs ?? 0),
    blockedFromStartMs: blocked(seen, 0),
    scriptMs: spent('ScriptDuration'),
    styleMs: spent('RecalcStyleDuration'),
    layoutMs: spent('LayoutDuration'),
  };
  await page.close();
  return figures;
}

const SHORT_MS = 50;

function blocked({ longTasks }: PageSeen, fromMs: number): number {
  return longTasks.reduce((sum, { startMs, durationMs }) => {
    const afterwards = startMs + durationMs - Math.max(startMs, fromMs);
    return sum + Math.max(0, Math.min(durationMs, afterwards) - SHORT_MS);
  }, 0);
}
