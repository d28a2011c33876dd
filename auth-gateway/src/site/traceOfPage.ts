import { activeSpan } from '@saltbush/capability/traces';
import type { Response } from 'express';
import type { WrittenPage } from './createPageWriter.ts';
import type { SiteRoute } from './siteMap.ts';

/**
 * Says to its trace which page was made, and to the page which trace it is of, in a header. A page that others are sent too
 * hears of none. Whether the trace is recorded is not told: then anybody could repeat one that is.
 */
export function traceOfPage(response: Response, route: SiteRoute, { body }: Pick<WrittenPage, 'body'>): void {
  const span = activeSpan();
  if (span === undefined) return;
  if (route.status === 'found') {
    response.locals.route = route.page.path;
    span.note({ 'saltbush.release': `${route.release.name}@${route.release.version}` });
  }
  if (body.etag === null) {
    response.setHeader('server-timing', `traceparent;desc="${span.traceparent.slice(0, -2)}00"`);
  }
}
