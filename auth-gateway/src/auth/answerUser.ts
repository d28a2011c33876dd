import type { Request, Response } from 'express';
import { visitorOf } from './visitorOf.ts';

/** `GET /api/auth/user`: the signed-in user, or 401. */
export function answerUser(request: Request, response: Response): void {
  const visitor = visitorOf(request);
  if (visitor.status === 'signed-in') {
    const { id, email, firstName, roles } = visitor.user;
    response.json({ id, email, firstName, roles });
    return;
  }
  response
    .status(401)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: 'about:blank',
        title: 'Not signed in',
        status: 401,
        detail: 'Nobody is signed in here. Sign in at /api/login.',
        code: 'signed-out',
      }),
    );
}
