import type { Page } from '@playwright/test';
import { textOf } from '../../checks/textOf.ts';
import { SignInPage } from '../../pages/SignInPage.ts';
import { liveVersion } from '../../platform/liveVersion.ts';
import { previewLink } from '../../platform/previewLink.ts';
import { rollBack } from '../../platform/rollBack.ts';
import type { Site } from '../../platform/startSite.ts';
import { untilTold } from '../../platform/untilTold.ts';
import type { BadCase, CasePage, CaseSites } from './badCase.ts';
import { activate, BROKEN, BROKEN_TOO, FAILING_QUERY, GOOD, goBack, PREVIEWED } from './caseReleases.ts';
import { openShipments, priceFromHome, priceOnQuote, readWhatToDo, sendMessage } from './works.ts';

const HOME: CasePage = { path: '/', work: priceFromHome };
const QUOTE: CasePage = { path: '/quote', work: priceOnQuote };
const CONTACT: CasePage = { path: '/contact', work: sendMessage };
const UNSENT: CasePage = { path: '/contact', work: readWhatToDo };
const DASHBOARD: CasePage = { path: '/', heading: 'Welcome back', work: openShipments };

/** The same page, with the query that the broken releases fail for. */
const failing = (page: CasePage): CasePage => ({ ...page, path: page.path + FAILING_QUERY });

const SLOW_LINE = { latencyMs: 400, downBytesPerSecond: 50_000, upBytesPerSecond: 50_000 };

/** The cases of the report, in its order. */
export const BAD_CASES: readonly BadCase[] = [
  { name: 'Nothing is wrong', pages: [HOME, QUOTE, CONTACT], begin: async ({ site }) => ({ url: site.url }) },
  {
    name: 'Scripts are off',
    pages: [HOME, QUOTE, UNSENT],
    begin: async ({ site }) => ({ url: site.url, context: { javaScriptEnabled: false } }),
  },
  {
    name: 'A proxy answers 403 for every script',
    pages: [HOME, QUOTE, UNSENT],
    begin: async ({ site }) => ({ url: site.url, prepare: refuseScripts }),
  },
  {
    name: 'The live release cannot be rendered on the server',
    pages: [HOME, QUOTE].map(failing),
    begin: ({ site }) => withBroken(site, { versions: [BROKEN], isMadeOnServer: true }),
  },
  {
    name: 'Nor can the release before it',
    pages: [HOME, QUOTE].map(failing),
    begin: ({ site }) => withBroken(site, { versions: [BROKEN, BROKEN_TOO], isMadeOnServer: false }),
  },
  {
    name: 'The gateway has just started',
    pages: [HOME, QUOTE],
    isOver: true,
    begin: async ({ startCold }) => {
      const { url, stop } = await startCold();
      return { url, end: stop };
    },
  },
  { name: 'HTTP/2 and TLS, by nginx', pages: [HOME, QUOTE], begin: async (sites) => behind(sites, 'h2') },
  {
    name: 'No HTTP/2: HTTP/1.1 and TLS, by nginx',
    pages: [HOME, QUOTE],
    begin: async (sites) => behind(sites, 'http/1.1'),
  },
  {
    name: 'The database answers 200 ms late',
    pages: [HOME, QUOTE, CONTACT],
    begin: async ({ slowDatabase }) => (typeof slowDatabase === 'string' ? { url: slowDatabase } : slowDatabase),
  },
  {
    name: '400 kbit/s with 400 ms',
    pages: [HOME, QUOTE],
    begin: async ({ site }) => ({ url: site.url, network: SLOW_LINE }),
  },
  {
    name: 'The browser knows neither speculation rules nor popovers',
    pages: [HOME, QUOTE],
    begin: async ({ site }) => ({ url: site.url, prepare: (page) => page.addInitScript(forgetNewFeatures) }),
  },
  {
    name: 'Half of the visitors get a candidate',
    pages: [HOME, QUOTE],
    begin: ({ site }) => withCandidate(site),
  },
  {
    name: 'A preview is open, beside that candidate',
    pages: [HOME, QUOTE],
    begin: async ({ site }) => {
      const trouble = await withCandidate(site);
      return { ...trouble, prepare: (page) => openPreview(page, site) };
    },
  },
  {
    name: 'The visitor is signed in',
    pages: [DASHBOARD, QUOTE],
    begin: async ({ site }) => ({ url: site.url, prepare: (page) => signIn(page, site.url) }),
  },
  {
    name: 'The host changes while the page is open',
    pages: [HOME, QUOTE],
    begin: ({ site }) => withOtherHost(site),
  },
];

function behind({ behindNginx }: CaseSites, protocol: 'http/1.1' | 'h2') {
  if ('missing' in behindNginx) return behindNginx;
  const url = protocol === 'h2' ? behindNginx.http2 : behindNginx.http1;
  const prepare = async (page: Page) => {
    await page.goto(`${url}/faq`);
    const spoken = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
      return navigation?.nextHopProtocol;
    });
    if (spoken !== protocol) throw new Error(`The browser and nginx speak ${spoken}, so this would not be the case.`);
  };
  return { url, context: { ignoreHTTPSErrors: true }, prepare };
}

async function refuseScripts(page: Page): Promise<void> {
  const refusal = { status: 403, contentType: 'text/html', body: '<title>Blocked</title>' };
  await page.route(/\.js(\?|$)/, (route) => route.fulfill(refusal));
}

const WITH_BROKEN = ['mf-quote', 'mf-marketing'];

/** Makes these versions live one after the other, and makes sure that the last one has the effect it is meant to have. */
async function withBroken(
  site: Site,
  { versions, isMadeOnServer }: { versions: readonly string[]; isMadeOnServer: boolean },
) {
  const before: [string, string][] = [];
  for (const name of WITH_BROKEN) {
    before.push([name, await liveVersion(site, name)]);
    for (const version of versions) await activate(site, name, version);
  }
  const isMade = textOf('h1', await (await fetch(`${site.url}/quote${FAILING_QUERY}`)).text()) !== null;
  if (isMade !== isMadeOnServer) throw new Error(`/quote is ${isMade ? '' : 'not '}rendered, so this is not the case.`);
  const end = async () => {
    for (const [name, version] of before) await goBack(site, name, version);
  };
  return { url: site.url, end };
}

async function withCandidate(site: Site) {
  await activate(site, 'mf-quote', GOOD, 50);
  return { url: site.url, end: () => rollBack(site, 'mf-quote') };
}

async function openPreview(page: Page, site: Site): Promise<void> {
  await page.goto(await previewLink(site, 'mf-quote', PREVIEWED));
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('complementary', { name: 'Preview' }).waitFor();
}

async function withOtherHost(site: Site) {
  const before = await liveVersion(site, 'shell');
  let isChanged = false;
  const meanwhile = async (page: Page) => {
    const told = untilTold(page, 'shell', (version) => version === GOOD);
    isChanged = true;
    await activate(site, 'shell', GOOD);
    await told;
  };
  const end = async () => {
    if (isChanged) await goBack(site, 'shell', before);
  };
  return { url: site.url, meanwhile, end };
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/api/login?returnTo=%2Ffaq`);
  await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
  await page.waitForURL('**/faq');
}

/** Runs in the page before anything else: the browser is as one that never had these features. */
function forgetNewFeatures(): void {
  const supports = HTMLScriptElement.supports;
  HTMLScriptElement.supports = (type) => type !== 'speculationrules' && supports(type);
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
  new MutationObserver(() => {
    for (const rules of document.querySelectorAll('script[type="speculationrules"]')) rules.remove();
  }).observe(document, { childList: true, subtree: true });
}
