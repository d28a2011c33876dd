import type { Request, Response } from 'express';
import { sendProblem } from '../http/sendProblem.ts';
import { visitorOf } from './visitorOf.ts';

/** The site's own pages send this preference, since browsers report every 401 as an error (RFC 7240). */
const EMPTY_WHEN_SIGNED_OUT = 'signed-out=empty';

/** `GET /api/auth/user`: the signed-in user, or 401. Whoever sends the preference above gets 204 instead. */
export function answerUser(request: Request, response: Response): void {
  const visitor = visitorOf(request);
  if (visitor.status === 'signed-in') {
    const { id, email, firstName, roles } = visitor.user;
    response.json({ id, email, firstName, roles });
    return;
  }
  if (request.get('prefer') === EMPTY_WHEN_SIGNED_OUT) {
    response.set('preference-applied', EMPTY_WHEN_SIGNED_OUT).status(204).end();
    return;
  }
  const detail = 'Nobody is signed in here. Sign in at /api/login.';
  sendProblem(response, { status: 401, code: 'unauthenticated', detail });
}
