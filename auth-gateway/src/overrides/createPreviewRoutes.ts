import express, { type Request, Router } from 'express';
import { sendPage } from '../auth/pages/sendPage.ts';
import { safeReturnTo } from '../auth/safeReturnTo.ts';
import type { Logger } from '../log.ts';
import type { Overrides } from './createOverrides.ts';
import { endedPage, offerPage, takenPage } from './previewPages.ts';

interface Dependencies {
  overrides: Overrides;
  log: Logger;
}

/** `/preview/:token`, which gives a browser an override, and `/api/preview/end`, which takes all of them from it. */
export function createPreviewRoutes({ overrides, log }: Dependencies): Router {
  const { keys, cookie, store, browserOf } = overrides;
  const router = Router();

  router.get('/preview/:token', async (request, response) => {
    const id = keys.readLink(request.params.token, new Date());
    const row = id === null ? null : await store.findOpen(id);
    if (row === null) return sendPage(response, 410, endedPage);
    if (row.claimed_by !== null && row.claimed_by !== browserOf(request)) {
      return sendPage(response, 409, takenPage(row));
    }
    return sendPage(response, 200, offerPage(row, request.path));
  });

  router.post('/preview/:token', async (request, response) => {
    const id = keys.readLink(request.params.token, new Date());
    if (id === null) return sendPage(response, 410, endedPage);
    const known = browserOf(request) === null ? undefined : cookie.read(request);
    const key = known ?? keys.newCookie();
    const claim = await store.claim(id, keys.browserOf(key) ?? '');
    if (claim.status === 'ended') return sendPage(response, 410, endedPage);
    if (claim.status === 'taken') return sendPage(response, 409, takenPage(claim.row));
    const { kind, name, version, path } = claim.row;
    log.info({ id, kind, name, version }, 'preview opened');
    response.set('cache-control', 'no-store').cookie(cookie.name, key, cookie.options).redirect(303, path);
  });

  router.post('/api/preview/end', express.urlencoded({ extended: false, limit: '4kb' }), async (request, response) => {
    const browser = browserOf(request);
    if (browser !== null) await store.letGo(browser);
    const { maxAge: _maxAge, ...options } = cookie.options;
    response.set('cache-control', 'no-store').clearCookie(cookie.name, options).redirect(303, wayBack(request));
  });

  return router;
}

/** Where the form says, else the page it was sent from. */
function wayBack(request: Request): string {
  const { returnTo } = (request.body ?? {}) as { returnTo?: unknown };
  if (returnTo !== undefined) return safeReturnTo(returnTo);
  const referer = request.get('referer');
  if (referer === undefined || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return safeReturnTo(pathname + search);
}
