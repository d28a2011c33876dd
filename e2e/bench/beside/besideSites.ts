import { chromium } from '@playwright/test';
import { type LookFigures, lookAtPage } from '../lookAtPage.ts';
import { median } from '../median.ts';
import { pressMenuAndMove, type UseFigures } from '../pressMenuAndMove.ts';

/** One way of building the same page. */
export interface Way {
  id: 'static' | 'astro' | 'application' | 'next' | 'site' | 'quietSite';
  /** Address of the page, and the path of the page that its link leads to. */
  url: string;
  nextPath: string;
}

export type WayFigures = Record<keyof (LookFigures & UseFigures), number | null>;

export interface BesideFigures {
  browser: string;
  ways: { id: Way['id']; figures: WayFigures }[];
}

interface Options {
  ways: readonly Way[];
  /** First headings of the page and of the next. */
  headings: { page: string; next: string };
  rounds: number;
  executablePath: string | undefined;
}

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];

/** Medians of visits to the same page built in several ways. Every round begins with another way. */
export async function besideSites({ ways, headings, rounds, executablePath }: Options): Promise<BesideFigures> {
  const browser = await chromium.launch({ args: FLAGS, ...(executablePath ? { executablePath } : {}) });
  const visits = new Map<Way['id'], (LookFigures & UseFigures)[]>();
  try {
    const page = await browser.newPage();
    for (const { url, nextPath } of ways) {
      for (const address of [url, url, new URL(nextPath, url).href]) await page.goto(address, { waitUntil: 'load' });
    }
    await page.close();
    for (let round = 0; round < rounds; round++) {
      const first = round % ways.length;
      for (const { id, url, nextPath } of [...ways.slice(first), ...ways.slice(0, first)]) {
        const look = await lookAtPage(browser, { url, heading: headings.page, isRepeated: round === 0 });
        const next = { path: nextPath, heading: headings.next };
        const use = await pressMenuAndMove(browser, { url, heading: headings.page, next });
        visits.set(id, [...(visits.get(id) ?? []), { ...look, ...use }]);
      }
    }
  } finally {
    await browser.close();
  }
  const figures = ways.map(({ id }) => ({ id, figures: medians(visits.get(id) ?? []) }));
  return { browser: `Chromium ${browser.version()}`, ways: figures };
}

function medians(visits: readonly (LookFigures & UseFigures)[]): WayFigures {
  const keys = Object.keys(visits[0] ?? {}) as (keyof WayFigures)[];
  const middle = (key: keyof WayFigures) => {
    const values = visits.map((visit) => visit[key]).filter((value) => value !== null);
    return values.length > 0 ? median(values) : null;
  };
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as WayFigures;
}
