import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publish } from '../platform/goLive.ts';
import { postJson } from '../platform/postJson.ts';
import { restampRelease } from '../platform/restampRelease.ts';
import { ROOT } from '../platform/root.ts';
import type { Site } from '../platform/startSite.ts';
import { reportedVisits } from './reportedVisits.ts';
import { visitPage } from './visitPage.ts';

const SCRATCH = join(ROOT, '.data/pictures');
const CLOCK_BEHIND = join(SCRATCH, 'clock-behind');
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Settings of a site whose clock the story sets, and that trusts the forwarded address of a request. */
export const STORY_SETTINGS = {
  TRUSTED_PROXIES: '1',
  CLOCK_BEHIND_FILE: CLOCK_BEHIND,
  NODE_OPTIONS: `--import=${pathToFileURL(join(ROOT, 'e2e/platform/shiftClock.mjs'))}`,
};

export const QUOTE = { good: '1.4.0', bad: '1.5.0' } as const;
export const MARKETING = { live: '2.0.3', canary: '2.1.0', share: 10 } as const;

/** Releases that have been live for days, besides the two of the story. */
const SETTLED = {
  shell: '1.8.2',
  'mf-ar': '1.1.4',
  'mf-onboarding': '1.2.1',
  'mf-dashboard': '1.6.0',
  'mf-ops': '1.3.0',
} as const;

/** Sets the gateway's clock to a number of minutes before a moment (milliseconds); it runs on from there. */
async function setMinutesAgo(minutes: number, moment = Date.now()): Promise<void> {
  await mkdir(dirname(CLOCK_BEHIND), { recursive: true });
  await writeFile(CLOCK_BEHIND, String(Date.now() - moment + minutes * MINUTE_MS));
}

const ACTIVATED_BAD = 24;
const ACTIVATED_CANARY = 41;
const FIRST_VISITS = 58;

/** Sets the clock to the start of the story. The log never goes back in time, so the site must start then. */
export const goToBeginning = () => setMinutesAgo(6 * DAY_MINUTES);

const folders = new Map<string, string>();

/** Folder of a built remote or host, stamped with another version. */
async function releaseFolder(name: string, version: string): Promise<string> {
  const known = folders.get(`${name} ${version}`);
  if (known) return known;
  const dist = join(SCRATCH, name);
  await rm(dist, { recursive: true, force: true });
  await cp(join(ROOT, name, 'dist'), dist, { recursive: true });
  const folder = await restampRelease({ dist, version });
  folders.set(`${name} ${version}`, folder);
  return folder;
}

/** What a build server has: the same site with a token of its own. */
async function buildServer(site: Site, label: string, remote: string): Promise<Site> {
  const wish = { label, remote, actions: ['publish', 'activate', 'rollback', 'preview'], days: 90 };
  const answer = await postJson(site, '/api/releases/tokens', { ...wish, reason: `${remote} has a team of its own` });
  return { ...site, token: (answer as { token: string }).token };
}

const activate = (site: Site, name: string, act: object) => postJson(site, `/api/releases/${name}/activations`, act);

/** Load times vary, but are the same for each set of pictures. */
const loadMs = (usual: number, place: number) => usual + ((place * 37) % 11) * 6;

/** Lets everybody who opened a page in the last hour report how it went, while the planned activations happen. */
async function liveAnHour(site: Site, marketing: Site, quote: Site): Promise<void> {
  // The clock stops at every minute once, however long the telling takes.
  const lastMinute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  let expected = await reportedVisits(site);
  for (let minute = FIRST_VISITS; minute >= 0; minute -= 1) {
    await setMinutesAgo(minute, lastMinute);
    if (minute === ACTIVATED_CANARY) {
      const { canary: version, share: percent } = MARKETING;
      await activate(marketing, 'mf-marketing', { version, percent, reason: 'First a few visitors' });
    }
    if (minute === ACTIVATED_BAD) {
      await activate(quote, 'mf-quote', { version: QUOTE.bad, watch: false, reason: 'Shows pallets first' });
    }
    const visits = visitsOf(minute);
    // One after the other, since the gateway turns away some of the visits that arrive at once.
    for (const visit of visits) await visitPage(site, visit);
    expected += visits.length;
    // Anything stored later would count for a later minute.
    while ((await reportedVisits(site)) < expected);
  }
}

function visitsOf(minute: number) {
  const onQuote = { path: '/quote', remote: 'mf-quote' };
  const onHome = { path: '/', remote: 'mf-marketing' };
  const quotes = Array.from({ length: 7 + (minute % 3) }, (_, place) => {
    if (minute > ACTIVATED_BAD) return { ...onQuote, version: QUOTE.good, loadMs: loadMs(240, place + minute) };
    const isFailed = place < 2;
    return { ...onQuote, version: QUOTE.bad, loadMs: isFailed ? null : loadMs(265, place + minute) };
  });
  const homes = Array.from({ length: 14 + (minute % 4) }, (_, place) => {
    const isCanary = minute <= ACTIVATED_CANARY && place < 2;
    return {
      ...onHome,
      version: isCanary ? MARKETING.canary : MARKETING.live,
      loadMs: loadMs(isCanary ? 175 : 190, place + minute),
    };
  });
  return [...quotes, ...homes];
}

/**
 * Six days of releases on a fresh site, ending now: all is well except mf-quote, whose newest release fails
 * sometimes, and mf-marketing, which has a candidate.
 */
export async function tellStory(site: Site): Promise<void> {
  for (const [name, version] of Object.entries(SETTLED)) {
    await publish(site, name, await releaseFolder(name, version));
    await activate(site, name, { version, reason: 'Numbered releases from now on' });
  }
  await setMinutesAgo(5 * DAY_MINUTES);
  const marketing = await buildServer(site, 'mf-marketing build server', 'mf-marketing');
  const quote = await buildServer(site, 'mf-quote build server', 'mf-quote');
  await buildServer(site, 'Truck lab trial', 'mf-ar');
  await publish(marketing, 'mf-marketing', await releaseFolder('mf-marketing', MARKETING.live));
  await activate(marketing, 'mf-marketing', { version: MARKETING.live, reason: 'Case studies with pictures' });
  await setMinutesAgo(3 * DAY_MINUTES);
  await publish(quote, 'mf-quote', await releaseFolder('mf-quote', QUOTE.good));
  await activate(quote, 'mf-quote', { version: QUOTE.good, percent: 10, reason: 'First a few visitors' });
  await setMinutesAgo(2 * DAY_MINUTES);
  await activate(quote, 'mf-quote', { version: QUOTE.good, reason: 'No failures in a day' });
  await setMinutesAgo(3 * HOUR_MINUTES);
  await publish(marketing, 'mf-marketing', await releaseFolder('mf-marketing', MARKETING.canary));
  await publish(quote, 'mf-quote', await releaseFolder('mf-quote', QUOTE.bad));
  await postJson(quote, '/api/releases/mf-quote/previews', { version: QUOTE.bad, hours: 24 });
  await liveAnHour(site, marketing, quote);
  await setMinutesAgo(0);
}
