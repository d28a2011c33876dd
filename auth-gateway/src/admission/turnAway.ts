import type { ServerResponse } from 'node:http';
import { BUSY_PAGE, BUSY_PAGE_SOURCES } from './busyPage.ts';
import type { LaneName } from './lanes.data.ts';

const SECONDS = 3;
const COMMON = {
  'retry-after': String(SECONDS),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
};

const PAGE_HEADERS = {
  ...COMMON,
  'content-type': 'text/html; charset=utf-8',
  'content-length': BUSY_PAGE.length,
  'content-security-policy': `${COMMON['content-security-policy']}; ${BUSY_PAGE_SOURCES}`,
};

const problem = (detail: string) =>
  Buffer.from(
    JSON.stringify({ type: 'about:blank', title: 'Service Unavailable', status: 503, detail, code: 'too-busy' }),
  );
const BUSY = problem(
  `The site is busy just now, and nothing was done with this request. Send it again in ${SECONDS} seconds.`,
);
const NO_STREAM = problem(
  'As many pages as possible are kept up to date already. This one can ask again from time to time instead.',
);
const problemHeaders = (body: Buffer) => ({
  ...COMMON,
  'content-type': 'application/problem+json; charset=utf-8',
  'content-length': body.length,
});
const BUSY_HEADERS = problemHeaders(BUSY);
const NO_STREAM_HEADERS = problemHeaders(NO_STREAM);

const PAGE_LANES = new Set<LaneName>(['page', 'personal-page']);

/**
 * Answers 503 with a readable message. All bodies are prepared at the start: if turning away cost real work, the
 * overload itself would bring the site down.
 */
export function turnAway(response: ServerResponse, lane: LaneName): void {
  // A sign-in is a walk from page to page, so it is answered with a page too.
  const isPage = PAGE_LANES.has(lane) || lane === 'sign-in';
  if (isPage) response.writeHead(503, PAGE_HEADERS).end(BUSY_PAGE);
  else if (lane === 'stream') response.writeHead(503, NO_STREAM_HEADERS).end(NO_STREAM);
  else response.writeHead(503, BUSY_HEADERS).end(BUSY);
}
