import type { ServerResponse } from 'node:http';
import { brand } from '@saltbush/ui/brand';
import type { LaneName } from './lanes.data.ts';

const SECONDS = 3;
const COMMON = {
  'retry-after': String(SECONDS),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
};

const PAGE = Buffer.from(
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Please try again - ${brand.name}</title></head><body><h1>We are busy just now</h1><p>More people are asking for our pages than we can answer at once. Nothing is lost. Wait a few seconds, then load this page again.</p><p>If it is urgent, call us on <a href="${brand.phoneHref}">${brand.phone}</a>.</p></body></html>`,
);
const PAGE_HEADERS = { ...COMMON, 'content-type': 'text/html; charset=utf-8', 'content-length': PAGE.length };

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
 * Answers 503 with words. Everything was written down beforehand: whoever is turned away must cost next to nothing, or
 * turning away would be what brings the site down.
 */
export function turnAway(response: ServerResponse, lane: LaneName): void {
  // Signing in is going from page to page.
  const isPage = PAGE_LANES.has(lane) || lane === 'sign-in';
  if (isPage) response.writeHead(503, PAGE_HEADERS).end(PAGE);
  else if (lane === 'stream') response.writeHead(503, NO_STREAM_HEADERS).end(NO_STREAM);
  else response.writeHead(503, BUSY_HEADERS).end(BUSY);
}
