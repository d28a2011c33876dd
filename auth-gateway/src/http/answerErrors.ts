import type { Refusal, RefusalCode } from '@saltbush/capability/refusal';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { type DatabaseFault, databaseFault } from '../database/databaseFault.ts';
import type { Logger } from '../log.ts';
import { sendPage } from '../pages/sendPage.ts';
import { faultPage } from './faultPage.ts';
import { isPageVisit } from './isPageVisit.ts';
import { loggedPath } from './loggedPath.ts';
import { safeReturnTo } from './safeReturnTo.ts';
import { type Problem, sendProblem } from './sendProblem.ts';

/** How the body parsers name what they refuse. */
const BODY_FAULTS: Record<string, Problem> = {
  'entity.too.large': { status: 413, code: 'body-too-large', detail: 'The request is too large. Send less at once.' },
  'entity.parse.failed': { status: 400, code: 'bad-request', detail: 'The request is not valid JSON.' },
  'encoding.unsupported': { status: 415, code: 'wrong-media-type', detail: 'Send the body as it is, uncompressed.' },
  'charset.unsupported': { status: 415, code: 'wrong-media-type', detail: 'Send the body as UTF-8.' },
  'request.aborted': { status: 400, code: 'bad-request', detail: 'The request ended before it was complete.' },
};

const DATABASE_FAULTS: Record<DatabaseFault, Problem> = {
  unstorable: { status: 400, code: 'bad-request', detail: 'The request holds characters that no text may hold.' },
  removed: {
    status: 409,
    code: 'stale',
    detail: 'What this belongs to was removed in the meantime. Load the page again, then start anew.',
  },
  unreachable: {
    status: 503,
    code: 'unavailable',
    detail: 'The database does not answer just now. Nothing was lost; try again in a moment.',
  },
  full: {
    status: 507,
    code: 'disk-full',
    detail: 'The disk is full, so nothing can be saved just now. Nothing was lost. Try again later, or call us.',
  },
  'read-only': {
    status: 503,
    code: 'read-only',
    detail: 'The database can only be read just now, so nothing was saved. Nothing was lost; try again in a moment.',
  },
};
const RETRY_AFTER_SECONDS = '2';

function asProblem(error: Partial<Refusal> & { type?: unknown }): Problem | null {
  if (typeof error.type === 'string') return BODY_FAULTS[error.type] ?? null;
  const fault = databaseFault(error);
  if (fault !== null) return DATABASE_FAULTS[fault];
  if (error.name === 'Refusal' && error.status !== undefined && error.code !== undefined) {
    const { status, code, message, errors, fields, facts } = error as Refusal;
    return { status, code, detail: message, errors, fields, facts };
  }
  // Refusals by Express itself, such as a path with a broken percent sign.
  if (error.status !== undefined && error.status >= 400 && error.status < 500) {
    const code: RefusalCode = error.status === 404 ? 'not-found' : 'bad-request';
    return { status: error.status, code, detail: 'The request cannot be read. Check its address and body.' };
  }
  return null;
}

/** As a page for browsers, as a line of text for programs. */
function sendFault(request: Request, response: Response, { status, detail }: Pick<Problem, 'status' | 'detail'>): void {
  if (request.accepts(['text', 'html']) !== 'html') {
    response.status(status).type('text').send(detail);
    return;
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  sendPage(
    response,
    status,
    faultPage({ status, detail, again: isRead && status >= 429 ? safeReturnTo(request.originalUrl) : null }),
  );
}

/**
 * The last handler: refusals become problem documents, any other error a 500 that reveals nothing but the request's id,
 * and is told to `onSurprise`.
 */
export function answerErrors(
  log: Logger,
  onSurprise: (request: Request, error: Error, id: string) => void = () => {},
): ErrorRequestHandler {
  return (error: Error, request, response, next) => {
    const problem = asProblem(error);
    const { id } = response.locals as { id?: string };
    // While the database is away, the log drops the repeated errors and keeps the first.
    if (problem === null || problem.code === 'unavailable') {
      log.error({ err: error, id, method: request.method, path: loggedPath(request.originalUrl) }, 'request failed');
    }
    if (problem === null) onSurprise(request, error, id ?? '');
    if (response.headersSent) {
      next(error);
      return;
    }
    // Some addresses of the API are gone to: those of sign-in, and files.
    const isApi = request.path.startsWith('/api/') && !isPageVisit(request);
    response.set('cache-control', 'no-store');
    const mayComeBack = problem?.status === 503 || problem?.status === 507;
    // Whoever refused may know better when.
    if (mayComeBack && !response.hasHeader('retry-after')) response.set('retry-after', RETRY_AFTER_SECONDS);
    if (problem !== null) {
      if (isApi) sendProblem(response, problem);
      else sendFault(request, response, problem);
      return;
    }
    const detail = `Something went wrong here, not with your request. Try again; if it stays, quote ${id ?? 'the time'}.`;
    if (isApi) sendProblem(response, { status: 500, code: 'internal', detail });
    else sendFault(request, response, { status: 500, detail });
  };
}
