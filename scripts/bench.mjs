// npm run bench [-- parts]: how long a price and a rate sheet take, how fast the gateway answers a client with 10,000
// consignments, whoever searches 100,000, prints for 1,000 or books 1,000 from a file, how soon a webhook arrives, and an operator who asks for the health of releases, what pages cost a visitor beside a static page and a
// single-page application, and beside other ways of building, what the host's script is made of, how soon a rollback reaches people, what a visitor has when
// something is wrong, how soon a save is on the screen, and how many pages are sent a second. SITE_URL compares the pages of a site that already runs.
import './steps/requireNode.mjs';
import { bulk } from './bench/bulk.mjs';
import { cases } from './bench/cases.mjs';
import { consignments } from './bench/consignments.mjs';
import { dev } from './bench/dev.mjs';
import { health } from './bench/health.mjs';
import { host } from './bench/host.mjs';
import { pages } from './bench/pages.mjs';
import { papers } from './bench/papers.mjs';
import { prices } from './bench/prices.mjs';
import { rate } from './bench/rate.mjs';
import { rateSheet } from './bench/rateSheet.mjs';
import { references } from './bench/references.mjs';
import { rollback } from './bench/rollback.mjs';
import { search } from './bench/search.mjs';
import { startThrowawaySite } from './bench/startThrowawaySite.mjs';
import { traces } from './bench/traces.mjs';
import { webhooks } from './bench/webhooks.mjs';
import { buildPackages } from './steps/buildPackages.mjs';
import { findOrInstallBrowser } from './steps/findBrowser.mjs';
import { installPackages } from './steps/installPackages.mjs';
import { runMain } from './steps/runMain.mjs';
import { StepError } from './steps/StepError.mjs';
import { step } from './steps/step.mjs';

const OF_THE_GATEWAY = { consignments, search, papers, bulk, webhooks, health, traces };
const PARTS = {
  host,
  prices,
  'rate-sheet': rateSheet,
  ...OF_THE_GATEWAY,
  pages,
  rollback,
  dev,
  references,
  cases,
  rate,
};
const OF_A_SITE = ['pages', 'rollback'];
const OF_OWN_SITES = ['dev', 'references', 'cases'];
const OF_A_BROWSER = [...OF_A_SITE, ...OF_OWN_SITES];
/** It keeps this process to one half of the cores. */
const LAST = 'rate';

await runMain(async () => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0) {
    throw new StepError(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`);
  }
  const names = Object.keys(PARTS).filter((name) => chosen.length === 0 || chosen.includes(name));
  await step('Install packages', installPackages);
  await step('Build', buildPackages);
  const printed = [];
  for (const name of names.filter((one) => one !== LAST && !OF_A_BROWSER.includes(one)))
    printed.push(await PARTS[name]());
  const isChosen = (name) => names.includes(name);
  const browser = OF_A_BROWSER.some(isChosen)
    ? await step('Find a browser', () => findOrInstallBrowser({ isWhole: true }))
    : null;
  const ofASite = OF_A_SITE.filter(isChosen);
  if (ofASite.length > 0) {
    const site = await findSite();
    try {
      for (const name of ofASite) printed.push(await PARTS[name]({ site, browserPath: browser.path }));
    } finally {
      await site.stop();
    }
  }
  for (const name of OF_OWN_SITES.filter(isChosen)) printed.push(await PARTS[name]({ browserPath: browser.path }));
  if (isChosen(LAST)) printed.push(await rate());
  for (const print of printed) print();
});

async function findSite() {
  if (!process.env.SITE_URL) return step('Start the site', startThrowawaySite);
  return { url: process.env.SITE_URL, token: null, stop: async () => {} };
}
