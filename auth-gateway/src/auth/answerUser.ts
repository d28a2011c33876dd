import type { Request, Response } from 'express';
import { sendProblem } from '../http/sendProblem.ts';
import { visitorOf } from './visitorOf.ts';

/** `GET /api/auth/user`: the signed-in user, or 401. */
export function answerUser(request: Request, response: Response): void {
  const visitor = visitorOf(request);
  if (visitor.status === 'signed-in') {
    const { id, email, firstName, roles } = visitor.user;
    response.json({ id, email, firstName, roles });
    return;
  }
  const detail = 'Nobody is signed in here. Sign in at /api/login.';
  sendProblem(response, { status: 401, code: 'unauthenticated', detail });
}
