import { pipeline } from 'node:stream/promises';
import type { Refusal } from '@saltbush/capability/refusal';
import type { User, Visitor } from '@saltbush/contract';
import express, { type Request, type Response } from 'express';
import { isRecentlyProven } from '../auth/isRecentlyProven.ts';
import { sessionIdOf } from '../auth/sessionIdOf.ts';
import type { Database } from '../database/openDatabase.ts';
import { isPageVisit } from '../http/isPageVisit.ts';
import { safeReturnTo } from '../http/safeReturnTo.ts';
import type { Logger } from '../log.ts';
import { sendPage } from '../pages/sendPage.ts';
import type { PersonCopy, PersonPowers } from '../people/createPersonPowers.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { uncheckedPage } from '../site/uncheckedPage.ts';
import { actWords } from './actWords.ts';
import {
  confirmPage,
  donePage,
  endedPage,
  notForYouPage,
  notOwnPage,
  outdatedPage,
  refusedPage,
  tokenPage,
} from './confirmationPages.ts';
import type { ConfirmationStore, WaitingAct } from './createConfirmationStore.ts';
import { type ApiActs, performAct } from './performAct.ts';
import { roleFor } from './power-act.ts';

interface Dependencies {
  database: Database;
  releases: Pick<ReleaseStore, 'refresh' | 'trials'>;
  personPowers: Pick<PersonPowers, 'giveCopy' | 'erase'>;
  upstreams: ApiActs;
  store: ConfirmationStore;
  visitorOf: (request: Request) => Visitor;
  usersOf: (sessionIds: readonly string[]) => Promise<Map<string, User>>;
  log: Logger;
}

/** Query parameter that tells the next page which line of the log the act made. */
const DONE = 'confirmed';
const SANDBOXED = { isSandboxed: true };

const TIME = new Intl.DateTimeFormat('en-AU', {
  ...{
    timeZone: 'Australia/Sydney',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  },
});

/**
 * The page on which operators and staff confirm an act, and the answer to its form. Any script of the site could send
 * requests in their name, but none can read this page or press its button: it is shown only to page visits, as a
 * document without an origin, and the secret in its form exists nowhere else.
 */
export function createConfirmationRoutes(given: Dependencies) {
  const { store, visitorOf, usersOf } = given;

  async function show(request: Request, response: Response): Promise<void> {
    const id = String(request.params.id);
    const back = backOf(request);
    if (!isPageVisit(request)) return sendPage(response, 403, notOwnPage);
    const { isSignInUnchecked } = response.locals as { isSignInUnchecked?: true };
    if (isSignInUnchecked) return sendPage(response, 503, uncheckedPage(safeReturnTo(request.originalUrl)));
    const visitor = visitorOf(request);
    if (visitor.status === 'signed-out') return signInFirst(request, response);
    const { id: userId, roles } = visitor.user;
    const row = await store.findWaiting(id);
    if (row === null || row.user_id !== userId) return sendPage(response, 410, endedPage(back));
    const role = roleFor(row.act);
    if (!roles.includes(role)) return sendPage(response, 403, notForYouPage(role));
    if (!isRecentlyProven(request, Date.now())) return signInFirst(request, response);
    const secret = await store.show(id, sessionIdOf(request) ?? '');
    const { actor, act } = row;
    const words = actWords(act);
    const page = confirmPage({ words, actor, action: request.originalUrl, secret, back });
    sendPage(response, 200, page, { ...SANDBOXED, mayDownload: words.download !== undefined });
  }

  /** Checks again, since the session may have ended or lost its role after the page was shown. */
  async function mayStill({ session_id: sessionId, user_id: userId, act }: WaitingAct): Promise<boolean> {
    const user = (await usersOf([sessionId])).get(sessionId);
    return user?.id === userId && user.roles.includes(roleFor(act));
  }

  async function answer(request: Request, response: Response): Promise<void> {
    const id = String(request.params.id);
    const back = backOf(request);
    const { secret } = (request.body ?? {}) as { secret?: unknown };
    // The page has no origin, so only its own form arrives with `Origin: null`.
    const isForm = isPageVisit(request) && request.get('origin') === 'null';
    if (!isForm || typeof secret !== 'string') return sendPage(response, 403, notOwnPage);
    const taking = await store.take(id, secret);
    if (taking.status === 'done') return sendPage(response, 410, donePage(back));
    if (taking.status === 'ended') return sendPage(response, 410, endedPage(back));
    if (taking.status !== 'taken') return sendPage(response, 403, outdatedPage(request.originalUrl));
    const { row } = taking;
    if (!(await mayStill(row))) return sendPage(response, 403, notForYouPage(roleFor(row.act)));
    try {
      const outcome = await performAct(given, row);
      if (outcome.status === 'file') return await sendCopy(response, outcome.copy);
      if (outcome.status === 'done') return response.redirect(303, withDone(back, outcome.seq));
      const ends = TIME.format(new Date(outcome.expiresAt));
      return sendPage(response, 200, tokenPage({ ...outcome, ends, back }), SANDBOXED);
    } catch (error) {
      const { name, status, message } = error as Refusal;
      if (name !== 'Refusal') throw error;
      return sendPage(response, status, refusedPage(message, back));
    }
  }

  return {
    'GET /confirm/:id': show,
    // A document without an origin sends its form with `Origin: null` and without cookies.
    'POST /confirm/:id': [express.urlencoded({ extended: false, limit: '4kb' }), answer],
  } satisfies PlatformHandlers;
}

/** Sent as a download: it holds what strangers wrote, and no page of this site may show that. */
async function sendCopy(response: Response, { fileName, content }: PersonCopy): Promise<void> {
  response.attachment(fileName).set({
    'content-type': 'application/zip',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  await pipeline(content, response);
}

/** The page from which the act was asked for. */
const backOf = ({ query }: Request): string => (query.back === undefined ? '/ops' : safeReturnTo(query.back));

function withDone(back: string, seq: number | null): string {
  if (seq === null) return back;
  const url = new URL(back, 'https://same-site.invalid');
  url.searchParams.set(DONE, String(seq));
  return url.pathname + url.search + url.hash;
}

function signInFirst({ originalUrl }: Request, response: Response): void {
  response.redirect(303, `/api/login?${new URLSearchParams({ again: '1', returnTo: originalUrl })}`);
}
