import { Refusal } from '@saltbush/capability/refusal';
import type { Visitor } from '@saltbush/contract';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { SessionData } from 'express-session';
import { hasBearer } from '../http/hasBearer.ts';
import { isOwnRequest, isPrefetch } from '../http/requestOrigin.ts';
import { safeReturnTo } from '../http/safeReturnTo.ts';
import type { Logger } from '../log.ts';
import type { Outage } from '../outages/createOutage.ts';
import { sendPage } from '../pages/sendPage.ts';
import type { HandlersOf } from '../platform/PlatformHandlers.ts';
import type { SIGN_IN } from '../platform/platform-routes.data.ts';
import { answerUser } from './answerUser.ts';
import type { TakeLogoutNotice } from './client/createLogoutNotices.ts';
import type { RelyingParty, SignedIn } from './client/createRelyingParty.ts';
import { isIssuerAway } from './client/isIssuerAway.ts';
import type { Sessions } from './createSessions.ts';
import type { SignInStarts } from './createSignInStarts.ts';
import type { Issuer } from './issuer/createIssuer.ts';
import { limitSignInStarts } from './limitSignInStarts.ts';
import { publicAddress } from './publicAddress.ts';
import { awayPage, cancelledPage, expiredPage, unfinishedPage } from './signInFaults.ts';
import { signOutPage } from './signOutPage.ts';
import { visitorOf } from './visitorOf.ts';

interface RouteDeps {
  publicUrl: string;
  log: Logger;
  sessions: Sessions;
  starts: SignInStarts;
  relyingParty: RelyingParty;
  issuer: Issuer | null;
  /** Whether the issuer answers at this moment. Never rejects. */
  isIssuerThere: () => Promise<boolean>;
  /** Notes when a sign-in needs the issuer and it does not answer, and when it answers again. */
  outage: Outage;
  /** What the session keeps of a sign-in besides the user. */
  keepSignIn: (signedIn: SignedIn) => Partial<SessionData>;
  /** Where somebody begins who signs in without having asked for a page. */
  landingOf: (visitor: Visitor) => string;
  /** Called with the session of a visitor who signs out. */
  onSignOut: (session: Partial<SessionData>) => void;
  /** Ends sessions that an external issuer has ended; null with the embedded one. */
  takeLogoutNotice: TakeLogoutNotice | null;
}

const PROOF_ASSUMED =
  'The issuer does not say when a user proved who they are (auth_time). It was told to ask again, so the time of its ' +
  'answer counts; have it release auth_time, so that this can be checked';

/** `/api/auth/user`, `/api/login`, `/api/callback` and `/api/logout`. */
export function createRoutes(deps: RouteDeps): HandlersOf<typeof SIGN_IN> {
  const { publicUrl, log, sessions, starts, relyingParty, issuer, keepSignIn, onSignOut, takeLogoutNotice } = deps;
  const { isIssuerThere, outage, landingOf } = deps;

  const nextOf = (request: Request, returnTo: string) => (returnTo === '/' ? landingOf(visitorOf(request)) : returnTo);

  async function signIn(request: Request, response: Response): Promise<void> {
    const returnTo = safeReturnTo(request.query.returnTo);
    const isAgain = request.query.again !== undefined;
    if (!isAgain && visitorOf(request).status === 'signed-in') {
      return response.redirect(303, nextOf(request, returnTo));
    }
    const elsewhere = publicAddress(request, publicUrl, returnTo);
    if (elsewhere) return response.redirect(303, elsewhere);
    // Check first: a browser that is sent to an issuer which is down shows its own error, with no way back.
    if (!(await isIssuerThere())) return sendAway(response, returnTo, new Error('The issuer does not answer.'));
    try {
      const { url, pending } = await relyingParty.begin(returnTo, { isAgain });
      await starts.keep(request, response, pending);
      response.redirect(303, url);
    } catch (error) {
      if (!isIssuerAway(error)) throw error;
      sendAway(response, returnTo, error);
    }
  }

  function sendAway(response: Response, returnTo: string, error: unknown): void {
    outage.begin(error);
    response.set('retry-after', '30');
    sendPage(response, 503, awayPage(returnTo));
  }

  async function finishSignIn(request: Request, response: Response): Promise<void> {
    const address = new URL(request.originalUrl, publicUrl);
    const pending = await starts.find(request, address.searchParams.get('state'));
    if (!pending) {
      // The visitor opened the issuer's return address a second time, for example with the back button.
      if (visitorOf(request).status === 'signed-in') return response.redirect(303, nextOf(request, '/'));
      return sendPage(response, 400, expiredPage('/'));
    }
    starts.forget(request, response, pending);
    try {
      const signedIn = await relyingParty.finish(address, pending);
      if (signedIn.isProofAssumed) log.warn(PROOF_ASSUMED);
      await sessions.renew(request);
      Object.assign(request.session, keepSignIn(signedIn));
      outage.end();
    } catch (cause) {
      if (isIssuerAway(cause)) return sendAway(response, pending.returnTo, cause);
      const code = codeOf(cause);
      const isCancelled = code === 'access_denied';
      log.warn(isCancelled ? { code } : { code, err: cause }, 'A sign-in did not finish');
      const page = isCancelled ? cancelledPage : unfinishedPage;
      return sendPage(response, 400, page(pending.returnTo));
    }
    // A page that came before the session would be shown signed out.
    await sessions.keep(request);
    response.redirect(303, nextOf(request, pending.returnTo));
  }

  async function signOut(request: Request, response: Response): Promise<void> {
    const { idToken, user } = request.session;
    onSignOut(request.session);
    await sessions.end(request, response);
    await issuer?.endSession(request, response);
    const next = user && !issuer ? await relyingParty.endSessionUrl(idToken) : null;
    response.redirect(303, next ?? '/');
  }

  async function askedToSignOut(request: Request, response: Response): Promise<void> {
    if (isOwnRequest(request, publicUrl)) return signOut(request, response);
    if (visitorOf(request).status === 'signed-out') return response.redirect(303, '/');
    sendPage(response, request.method === 'POST' ? 403 : 200, signOutPage);
  }

  /** This comes from the issuer's server, not from a browser, so it has neither a cookie nor an origin. */
  async function logoutNotice(request: Request, response: Response): Promise<void> {
    response.set('cache-control', 'no-store');
    if (takeLogoutNotice === null) return void response.status(404).json({ error: 'not_found' });
    const { logout_token: token } = (request.body ?? {}) as { logout_token?: unknown };
    const isTaken = typeof token === 'string' && (await takeLogoutNotice(token));
    if (isTaken) response.status(200).end();
    else response.status(400).json({ error: 'invalid_request', error_description: 'The logout token is not valid.' });
  }

  return {
    'GET /api/auth/user': [personal, answerUser],
    'GET /api/login': [personal, limitSignInStarts(), signIn],
    'GET /api/callback': [personal, finishSignIn],
    'GET /api/logout': [personal, askedToSignOut],
    'POST /api/logout': [personal, askedToSignOut],
    'POST /api/auth/logout-notice': [express.urlencoded({ extended: false, limit: '16kb' }), logoutNotice],
  };
}

function personal(request: Request, response: Response, next: NextFunction): void {
  response.setHeader('cache-control', 'no-store');
  if (hasBearer(request)) {
    const message = 'Sign-in is for browsers and takes no bearer token. Leave the Authorization header out.';
    throw new Refusal(message, { status: 401, code: 'unauthenticated' });
  }
  // Browsers prefetch before the visitor decides to go. These addresses change the session, so a prefetch must do
  // nothing.
  if (isPrefetch(request)) response.sendStatus(503);
  else next();
}

function codeOf(error: unknown): string {
  const { error: issuerCode, code } = error as { error?: unknown; code?: unknown };
  return String(issuerCode ?? code ?? 'unknown');
}
