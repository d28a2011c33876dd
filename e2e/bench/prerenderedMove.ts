import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { connectDevTools, type DevTools } from './connectDevTools.ts';
import { PHONE } from './phone.data.ts';

interface Move {
  url: string;
  nextPath: string;
  executablePath: string | undefined;
}

/** Long enough for the slowed-down browser to prerender a page. */
const POINTED_MS = 3000;
const SETTLED_MS = 1500;
const GIVE_UP_MS = 20_000;
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * From the click on a link that was pointed at to the first paint of a page that the browser prerendered meanwhile, in
 * milliseconds; null where it prerendered none. Playwright attaches to pages in a way that makes Chromium prerender
 * nothing, so this browser is driven without it, through its tab.
 */
export async function prerenderedMove({ url, nextPath, executablePath }: Move): Promise<number | null> {
  const profile = await mkdtemp(join(tmpdir(), 'saltbush-prerender-'));
  const { width, height } = PHONE.screen.viewport;
  const flags = [...FLAGS, `--user-data-dir=${profile}`, `--window-size=${width},${height}`, 'about:blank'];
  const child = spawn(executablePath ?? chromium.executablePath(), flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  try {
    const devTools = await connectDevTools(await debuggingAddress(child));
    try {
      return await move(devTools, url, nextPath);
    } finally {
      devTools.close();
    }
  } finally {
    child.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function debuggingAddress({ stderr }: ChildProcess): Promise<string> {
  let text = '';
  for await (const part of stderr ?? []) {
    text += part;
    const address = /ws:\/\/\S+/.exec(text)?.[0];
    if (address) return address;
  }
  throw new Error(`Chromium did not start for the prerendered move: ${text}`);
}

async function move(devTools: DevTools, url: string, nextPath: string): Promise<number | null> {
  let page = '';
  let prerendered = '';
  devTools.onEvent(({ method, params }) => {
    if (method !== 'Target.attachedToTarget') return;
    const { sessionId, targetInfo } = params as { sessionId: string; targetInfo: { type: string; subtype?: string } };
    if (targetInfo.type !== 'page') return;
    if (targetInfo.subtype === 'prerender') prerendered = sessionId;
    else page = sessionId;
    // Fails only for a page that is gone again.
    slowDown(devTools, sessionId).catch(() => {});
  });
  await attachToTab(devTools);
  await until(() => page !== '');
  await devTools.send('Page.navigate', { url }, page);
  await until(
    async () =>
      (await evaluate(devTools, page, `location.href !== 'about:blank' && document.readyState`)) === 'complete',
  );
  await pause(SETTLED_MS);

  const link = await evaluate(devTools, page, `(${pointOf})(${JSON.stringify(nextPath)})`);
  if (typeof link !== 'string') throw new Error(`${url} shows no link to ${nextPath}, so the move was not measured.`);
  const at = JSON.parse(link) as { x: number; y: number };
  await devTools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at }, page);
  await pause(POINTED_MS);
  if (prerendered === '') return null;
  const button = { button: 'left', clickCount: 1, ...at };
  const clickedAt = performance.timeOrigin + performance.now();
  // The page that is left never answers.
  for (const type of ['mousePressed', 'mouseReleased']) {
    devTools.send('Input.dispatchMouseEvent', { type, ...button }, page).catch(() => {});
  }
  let paintedAt: unknown = null;
  await until(async () => {
    paintedAt = await evaluate(devTools, prerendered, `(${paintTime})()`);
    return typeof paintedAt === 'number';
  });
  return Number(paintedAt) - clickedAt;
}

async function attachToTab({ send }: DevTools): Promise<void> {
  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [tab] = targetInfos as { targetId: string }[];
  const { sessionId } = await send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
  const options = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', options, String(sessionId));
}

async function slowDown({ send }: DevTools, session: string): Promise<void> {
  const { latencyMs, downBytesPerSecond, upBytesPerSecond } = PHONE.network;
  await send('Network.enable', {}, session);
  const network = { latency: latencyMs, downloadThroughput: downBytesPerSecond, uploadThroughput: upBytesPerSecond };
  await send('Network.emulateNetworkConditions', { offline: false, ...network }, session);
  await send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown }, session);
}

async function evaluate({ send }: DevTools, session: string, expression: string): Promise<unknown> {
  const { result } = await send('Runtime.evaluate', { expression, returnByValue: true }, session);
  return (result as { value?: unknown }).value;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + GIVE_UP_MS;
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) throw new Error(`A prerendered move took more than ${GIVE_UP_MS / 1000} seconds.`);
    await pause(20);
  }
}

/** Runs in the page: a point on the link, which may fill several lines. */
function pointOf(path: string): string | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`main a[href="${path}"], footer a[href="${path}"]`)];
  const link = links.find((candidate) => candidate.getClientRects().length > 0);
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const line = link?.getClientRects()[0];
  return line ? JSON.stringify({ x: line.x + Math.min(line.width, 40) / 2, y: line.y + line.height / 2 }) : null;
}

/** Runs in the prerendered page: when it was painted, in milliseconds of the wall clock. */
function paintTime(): number | null {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart: number })[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return navigation?.activationStart && paint ? performance.timeOrigin + paint.startTime : null;
}
