/**
 * What the host's search and its sources promise each other. A remote names its sources in `remote.config.ts`; each is an
 * address of the API that takes `?q=` and answers with a `SearchAnswer`. This file is free of libraries, since the
 * browser reads answers with it.
 */

import type { Access } from './access.ts';

/** Somewhere the host may search, as a remote's release names it. */
export interface SearchSource {
  /** Heading above the results, such as `Shipments`. */
  label: string;
  /** Who is asked to search there. The API decides by itself what each of them may find. */
  access: Access;
  /** A path below `/api/`, of the gateway or of the remote's own API. */
  api: string;
}

export interface SearchResult {
  /** What the visitor looks for, such as `SH-2026-0123` or `Harbour Foods`. */
  title: string;
  /** What tells it from others of the kind, in one line; may be blank. */
  detail: string;
  /** The page of this site that shows it. */
  path: string;
}

/** What a source answers: the best result first. */
export interface SearchAnswer {
  results: SearchResult[];
}

/** What the route of a source takes and gives. */
export interface SearchRoute {
  query: { q: string };
  answer: SearchAnswer;
}

/** How many sources a release may name. */
export const MOST_SEARCH_SOURCES = 8;
export const LONGEST_SEARCH_LABEL = 40;

export const FEWEST_SEARCH_CHARACTERS = 2;
export const MOST_SEARCH_CHARACTERS = 100;

export const MOST_RESULTS = 8;
export const LONGEST_RESULT_TITLE = 120;
export const LONGEST_RESULT_DETAIL = 200;
export const LONGEST_RESULT_PATH = 300;

/** Begins with one slash, and holds nothing that browsers read as another. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

function isResult(value: unknown): value is SearchResult {
  const { title, detail, path } = Object(value) as Partial<Record<keyof SearchResult, unknown>>;
  return (
    isText(title, LONGEST_RESULT_TITLE) &&
    title.trim() !== '' &&
    isText(detail, LONGEST_RESULT_DETAIL) &&
    isText(path, LONGEST_RESULT_PATH) &&
    SITE_PATH.test(path)
  );
}

/**
 * The results of an answer; null where it is none, since a source that answers nonsense in one result may do so in
 * others. Fields that are not known are left out.
 */
export function readSearchAnswer(json: unknown): SearchResult[] | null {
  const { results } = Object(json) as { results?: unknown };
  if (!Array.isArray(results) || results.length > MOST_RESULTS || !results.every(isResult)) return null;
  return results.map(({ title, detail, path }) => ({ title, detail, path }));
}
