import { randomBytes } from 'node:crypto';
import express, { type Request } from 'express';
import { isPageVisit } from '../http/isPageVisit.ts';
import { safeReturnTo } from '../http/safeReturnTo.ts';
import type { Logger } from '../log.ts';
import { sendPage } from '../pages/sendPage.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import type { Overrides } from './createOverrides.ts';
import { pageCookie } from './overrideCookie.ts';
import { endedPage, offerPage, takenPage, visitPage } from './previewPages.ts';

const NONCE = /^[\w-]{22}$/;

interface Dependencies {
  publicUrl: string;
  overrides: Overrides;
  log: Logger;
}

/**
 * `/preview/:token` gives a browser an override, and `/api/preview/end` takes all of them away. A script of the site
 * must not be able to give its visitor another release. So the page is shown only to page visits, as a document without
 * an origin, and the secret in its form exists nowhere else.
 */
export function createPreviewRoutes({ publicUrl, overrides, log }: Dependencies) {
  const { keys, cookie, store, browserOf } = overrides;
  const shown = pageCookie({ publicUrl });

  return {
    'GET /preview/:token': async (request, response) => {
      if (!isPageVisit(request)) return sendPage(response, 403, visitPage);
      const id = keys.readLink(request.params.token, new Date());
      const row = id === null ? null : await store.findOpen(id);
      if (row === null) return sendPage(response, 410, endedPage);
      if (row.claimed_by !== null && row.claimed_by !== browserOf(request)) {
        return sendPage(response, 409, takenPage(row));
      }
      // Reuse the nonce of another page of this browser that may still be open.
      const nonce = NONCE.exec(shown.read(request) ?? '')?.[0] ?? randomBytes(16).toString('base64url');
      response.cookie(shown.name, nonce, shown.options);
      const proof = keys.proof({ id: row.id, nonce });
      return sendPage(response, 200, offerPage(row, { action: `${request.path}/open`, proof }), { isSandboxed: true });
    },

    // A document without an origin sends cookies with its form only for a GET that opens a page.
    'GET /preview/:token/open': async (request, response) => {
      const id = keys.readLink(request.params.token, new Date());
      if (id === null) return sendPage(response, 410, endedPage);
      const nonce = shown.read(request) ?? '';
      const isPressed = isPageVisit(request) && keys.isProof(request.query.proof, { id, nonce });
      if (!isPressed) return sendPage(response, 403, visitPage);
      const known = browserOf(request) === null ? undefined : cookie.read(request);
      const key = known ?? keys.newCookie();
      const claim = await store.claim(id, keys.browserOf(key) ?? '');
      if (claim.status === 'ended') return sendPage(response, 410, endedPage);
      if (claim.status === 'taken') return sendPage(response, 409, takenPage(claim.row));
      const { kind, name, version, path } = claim.row;
      log.info({ id, kind, name, version }, 'preview opened');
      response.set('cache-control', 'no-store').cookie(cookie.name, key, cookie.options).redirect(303, path);
    },

    'POST /api/preview/end': [
      express.urlencoded({ extended: false, limit: '4kb' }),
      async (request, response) => {
        const browser = browserOf(request);
        if (browser !== null) await store.letGo(browser);
        const { maxAge: _maxAge, ...options } = cookie.options;
        response.set('cache-control', 'no-store').clearCookie(cookie.name, options).redirect(303, wayBack(request));
      },
    ],
  } satisfies PlatformHandlers;
}

/** The page to return to: the one the form names, else the one it was sent from. */
function wayBack(request: Request): string {
  const { returnTo } = (request.body ?? {}) as { returnTo?: unknown };
  if (returnTo !== undefined) return safeReturnTo(returnTo);
  const referer = request.get('referer');
  if (referer === undefined || !URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  return safeReturnTo(pathname + search);
}
