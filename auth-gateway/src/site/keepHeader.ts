import type { Request } from 'express';
import type { WrittenPage } from './createPageWriter.ts';
import { isOneOfFew, type SiteRoute } from './siteMap.ts';

interface Sent {
  route: SiteRoute;
  page: Pick<WrittenPage, 'body'>;
  search: string;
  /** Whether every visitor without a cookie gets this site now. */
  isForAll: boolean;
}

/** No longer than this until a rollback reaches everybody. */
const KEPT_SECONDS = '1';

/**
 * Lets our proxy send a page to other visitors too, for a second (`X-Accel-Expires`, which nginx takes before
 * `Cache-Control` and keeps to itself). Only pages of which there are few, to visitors who cannot be signed in.
 */
export function keepHeader(
  { headers }: Pick<Request, 'headers'>,
  { route, page, search, isForAll }: Sent,
): Record<string, string> {
  const isAnybody = headers.cookie === undefined && headers.authorization === undefined;
  const isKept = isAnybody && isForAll && page.body.etag !== null && isOneOfFew(route, search);
  return isKept ? { 'x-accel-expires': KEPT_SECONDS } : {};
}
