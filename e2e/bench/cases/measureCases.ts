import { type Browser, chromium } from '@playwright/test';
import { textOf } from '../../checks/textOf.ts';
import type { BadCase, CasePage, CaseSites, Missing, Trouble } from './badCase.ts';
import { type Look, lookInCase, type Use, useInCase } from './visitInCase.ts';

export interface MeasuredCase {
  name: string;
  path: string;
  figures: (Look & Use) | Missing;
}

export interface MeasuredCases {
  /** Name and version. */
  browser: string;
  measured: MeasuredCase[];
}

interface Options {
  cases: readonly BadCase[];
  sites: CaseSites;
  executablePath: string | undefined;
  /** Told what is being measured. */
  report?: (what: string) => void;
}

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];

/** Opens each page of each case twice: to look at it, and to use it at once. */
export async function measureCases({ cases, sites, executablePath, report }: Options): Promise<MeasuredCases> {
  const browser = await chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
  const measured: MeasuredCase[] = [];
  try {
    for (const one of cases) {
      for (const page of one.pages) {
        report?.(`${one.name}: ${page.path}`);
        measured.push({ name: one.name, path: page.path, figures: await measure(browser, one, page, sites) });
      }
    }
  } finally {
    await browser.close();
  }
  return { browser: `Chromium ${browser.version()}`, measured };
}

async function measure(
  browser: Browser,
  { begin, isOver = false }: BadCase,
  page: CasePage,
  sites: CaseSites,
): Promise<MeasuredCase['figures']> {
  const heading = page.heading ?? (await headingAt(sites.site.url + page.path));
  const visit = { ...page, heading };
  const look = (trouble: Trouble) => lookInCase(browser, trouble, visit);
  const use = (trouble: Trouble) => useInCase(browser, trouble, visit);
  if (!isOver)
    return inTrouble(begin, sites, async (trouble) => ({ ...(await look(trouble)), ...(await use(trouble)) }));
  const looked = await inTrouble(begin, sites, look);
  if ('missing' in looked) return looked;
  const used = await inTrouble(begin, sites, use);
  return 'missing' in used ? used : { ...looked, ...used };
}

async function inTrouble<Result extends object>(
  begin: BadCase['begin'],
  sites: CaseSites,
  visit: (trouble: Trouble) => Promise<Result>,
): Promise<Result | Missing> {
  const trouble = await begin(sites);
  if ('missing' in trouble) return trouble;
  try {
    return await visit(trouble);
  } finally {
    await trouble.end?.();
  }
}

async function headingAt(address: string): Promise<string> {
  const heading = textOf('h1', await (await fetch(address)).text());
  if (heading !== null) return heading;
  throw new Error(`${address} has no first heading, so nothing says when it can be read.`);
}
