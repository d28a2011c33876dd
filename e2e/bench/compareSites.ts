import { type Browser, chromium } from '@playwright/test';
import { textOf } from '../checks/textOf.ts';
import { type LookFigures, lookAtPage } from './lookAtPage.ts';
import { median } from './median.ts';
import type { BenchPage } from './pages.data.ts';
import { prerenderedMove } from './prerenderedMove.ts';
import { pressMenuAndMove, type UseFigures } from './pressMenuAndMove.ts';

export type SiteName = 'static' | 'application' | 'site';
export type Figure = keyof Visit;
interface Visit extends LookFigures, UseFigures {
  /** From the click to the paint of a page that the browser prerendered; null where it prerendered none. */
  prerenderedMoveMs: number | null;
}

/** Medians; null where a figure could not be had, such as the menu of a page without scripts. */
export type Figures = Record<Figure, number | null>;

export interface ComparedPage {
  page: BenchPage;
  sites: Record<SiteName, Figures>;
}

export interface Comparison {
  /** Name and version. */
  browser: string;
  pages: ComparedPage[];
}

interface Options {
  /** Address of each site, without a path. */
  urls: Record<SiteName, string>;
  /** The static pages on a server that lets browsers prerender them. */
  prerenderedUrl: string;
  pages: readonly BenchPage[];
  rounds: number;
  executablePath: string | undefined;
  /** Told what is being measured. */
  report?: (what: string) => void;
}

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];
const SITES: readonly SiteName[] = ['static', 'application', 'site'];

/**
 * Medians of visits to the same pages of three sites. Every round visits each page of each site, beginning with another
 * site each time, so that a change of the machine's speed meets all three.
 */
export async function compareSites({
  urls,
  prerenderedUrl,
  pages,
  rounds,
  executablePath,
  report,
}: Options): Promise<Comparison> {
  const ways = await Promise.all(pages.map((page) => wayOf(urls.site, page)));
  const browser = await chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
  const visits = ways.map(({ page }) => ({ page, sites: { static: [], application: [], site: [] } as Visits }));
  try {
    for (const { page, next } of ways) {
      for (const site of SITES) await warmUp(browser, [page.path, next.path], urls[site]);
    }
    for (let round = 0; round < rounds; round++) {
      for (const [index, { page, heading, next }] of ways.entries()) {
        for (const site of [...SITES.slice(round % SITES.length), ...SITES.slice(0, round % SITES.length)]) {
          report?.(`round ${round + 1} of ${rounds}: ${page.path} of ${site}`);
          const url = urls[site] + page.path;
          const look = await lookAtPage(browser, { url, heading, isRepeated: round === 0 });
          const use = await pressMenuAndMove(browser, { url, heading, next, ...(page.field && { field: page.field }) });
          // The application moves within one document.
          const origin = { site: urls.site, static: prerenderedUrl, application: null }[site];
          const prerenderedMoveMs =
            origin === null
              ? null
              : await prerenderedMove({ url: origin + page.path, nextPath: next.path, executablePath });
          visits[index]?.sites[site].push({ ...look, ...use, prerenderedMoveMs });
        }
      }
    }
  } finally {
    await browser.close();
  }
  const pagesCompared = visits.map(({ page, sites }) => ({
    page,
    sites: { static: medians(sites.static), application: medians(sites.application), site: medians(sites.site) },
  }));
  return { browser: `Chromium ${browser.version()}`, pages: pagesCompared };
}

type Visits = Record<SiteName, Visit[]>;

/** A page with the headings that say when it, and the page after it, can be read. */
async function wayOf(url: string, page: BenchPage) {
  const headingAt = async (path: string) => {
    const heading = textOf('h1', await (await fetch(url + path)).text());
    if (heading !== null) return heading;
    throw new Error(`${url}${path} has no first heading, so nothing says when it can be read.`);
  };
  return { page, heading: await headingAt(page.path), next: { path: page.next, heading: await headingAt(page.next) } };
}

/** What only the first visitors of a server pay for is not measured: rendering, compressing, reading files. */
async function warmUp(browser: Browser, paths: readonly string[], url: string): Promise<void> {
  const page = await browser.newPage();
  for (const path of paths) {
    for (let visit = 0; visit < 3; visit++) await (await fetch(url + path)).text();
    await page.goto(url + path, { waitUntil: 'load' });
  }
  await page.close();
}

function medians(visits: readonly Visit[]): Figures {
  const [first] = visits;
  if (!first) throw new Error('There are no visits to take medians of.');
  const keys = Object.keys(first) as Figure[];
  return Object.fromEntries(
    keys.map((key) => {
      const values = visits.map((visit) => visit[key]).filter((value) => value !== null);
      return [key, values.length > 0 ? median(values) : null];
    }),
  ) as Figures;
}
