import { setTimeout as wait } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { pageLinks } from './pageLinks.ts';

/** Addresses that change something when opened: they must exist, but are not followed. */
const CHANGING = /^\/api\/(login|logout)\b/;
const AT_ONCE = 3;
const MOST_ASKED = 10;
const MAIL = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?[^\s]*)?$/;
const TELEPHONE = /^tel:\+?\d{6,15}$/;

/** Asks again after the time that a busy site names, as crawlers do. */
async function ask(request: APIRequestContext, path: string): Promise<APIResponse> {
  for (let asked = 1; ; asked += 1) {
    const response = await request.get(path);
    const seconds = Number(response.headers()['retry-after']);
    if (response.status() !== 503 || !(seconds > 0) || asked === MOST_ASKED) return response;
    await wait(seconds * 1_000);
  }
}

export interface Crawl {
  /** Paths of the pages that were read. */
  pages: string[];
  /** Number of other addresses that were opened. */
  assets: number;
  /** One line per broken address. */
  faults: string[];
}

/**
 * Follows every link, file and fragment of the site from the given paths, with the visitor's cookies but without a
 * browser.
 */
export async function crawlSite(request: APIRequestContext, siteUrl: string, start: readonly string[]): Promise<Crawl> {
  const origin = new URL(siteUrl).origin;
  const ids = new Map<string, Set<string>>();
  const opened = new Set<string>(start);
  const fragments: { from: string; path: string; id: string }[] = [];
  const faults: string[] = [];
  let waiting = start.map((path) => ({ path, from: 'the start' }));

  function note(from: string, target: string): { path: string; from: string }[] {
    if (target.startsWith('mailto:')) return wrongUnless(MAIL, from, target);
    if (target.startsWith('tel:')) return wrongUnless(TELEPHONE, from, target);
    if (!URL.canParse(target, origin + from)) return wrongUnless(/^$/, from, target);
    const url = new URL(target, origin + from);
    if (url.origin !== origin || CHANGING.test(url.pathname)) return [];
    const path = url.pathname + url.search;
    if (url.hash !== '') fragments.push({ from, path, id: decodeURIComponent(url.hash.slice(1)) });
    if (opened.has(path)) return [];
    opened.add(path);
    return [{ path, from }];
  }

  function wrongUnless(pattern: RegExp, from: string, target: string): [] {
    if (!pattern.test(target)) faults.push(`${from} links to ${target}, which is not well formed`);
    return [];
  }

  async function open({ path, from }: { path: string; from: string }) {
    const response = await ask(request, path);
    if (!response.ok()) {
      faults.push(`${from} links to ${path}, which answers ${response.status()}`);
      return [];
    }
    if (!response.headers()['content-type']?.startsWith('text/html')) return [];
    const { targets, assets, ids: found } = pageLinks(await response.text());
    ids.set(path, found);
    return [...targets, ...assets].flatMap((target) => note(path, target));
  }

  while (waiting.length > 0) {
    const now = waiting.slice(0, AT_ONCE);
    const found = await Promise.all(now.map(open));
    waiting = [...waiting.slice(AT_ONCE), ...found.flat()];
  }
  for (const { from, path, id } of fragments) {
    if (ids.has(path) && !ids.get(path)?.has(id))
      faults.push(`${from} links to ${path}#${id}, and nothing there has that id`);
  }
  return { pages: [...ids.keys()], assets: opened.size - ids.size, faults };
}
