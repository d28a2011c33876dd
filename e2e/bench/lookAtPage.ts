import type { Browser } from '@playwright/test';
import { type TrafficFigures, trafficFigures } from '../traffic/trafficFigures.ts';
import { openPhone, openTab, seenBy, type Tab, untilPainted } from './openPhone.ts';
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
  repeatBytes: number;
  repeatHtmlBytes: number;
}

/** A slow phone is idle late: a page that waits for idle time gives up after two seconds, and works on. */
const QUIET_MS = 2500;

/** Opens a page with nothing cached, then once more in another tab, and touches nothing. */
export async function lookAtPage(browser: Browser, url: string, heading: string): Promise<LookFigures> {
  const phone = await openPhone(browser);
  try {
    const cold = await look(await openTab(phone, { headings: [heading], pressesMenu: false }), url, heading);
    const repeat = await look(await openTab(phone, { headings: [heading], pressesMenu: false }), url, heading);
    return { ...cold, repeatBytes: repeat.bytes, repeatHtmlBytes: repeat.htmlBytes };
  } finally {
    await phone.close();
  }
}

async function look({ page, session, traffic }: Tab, url: string, heading: string) {
  await page.goto(url, { waitUntil: 'commit' });
  const readyAt = await untilPainted(page, heading);
  await traffic.untilQuiet(QUIET_MS);
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
