import { Refusal } from '@saltbush/capability/refusal';
import type { RequestHandler } from 'express';
import { liveStateOf, type VisitorSites } from './createVisitorSites.ts';

/** `GET /api/site/live`: the releases that a page of this visitor would be made from now. Open pages ask for it. */
export function answerLive(sites: Pick<VisitorSites, 'ofRequest'>): RequestHandler {
  return async (request, response) => {
    const site = await sites.ofRequest(request);
    if (site === null) {
      throw new Refusal('No host is live yet. Ask again in a moment.', { status: 503, code: 'unavailable' });
    }
    response.set({ 'cache-control': 'no-store', vary: 'cookie' }).json(liveStateOf(site));
  };
}
