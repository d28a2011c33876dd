import { Refusal } from '@saltbush/capability/refusal';
import type { RequestHandler } from 'express';
import type { VisitorSites } from './createVisitorSites.ts';
import { sendPageBody } from './sendPageBody.ts';
import { siteCopy } from './siteCopy.ts';

/**
 * `GET /api/site/map/:hash`: what is live for this visitor, as `GET /api/site/live` says it. The browser may keep it for
 * ever where it is what the hash names. Otherwise it is what is live instead, and kept nowhere: the visitor may have come
 * from another gateway, or something was activated since. No shared cache may keep either, since visitors differ.
 */
export function answerSiteCopy(sites: Pick<VisitorSites, 'ofRequest'>): RequestHandler<{ hash: string }> {
  return async (request, response) => {
    const site = await sites.ofRequest(request);
    if (site === null) {
      throw new Refusal('No host is live yet. Ask again in a moment.', { status: 503, code: 'unavailable' });
    }
    const { hash, body } = siteCopy(site);
    const isNamed = request.params.hash === hash;
    response.set('cache-control', isNamed ? 'private, max-age=31536000, immutable' : 'no-store').type('json');
    await sendPageBody(request, response, body());
  };
}
