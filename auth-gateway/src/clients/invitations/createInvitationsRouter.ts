import type { Invitation, Invitations } from '@saltbush/business-api/invitations';
import type { Clock } from '@saltbush/capability';
import { clientOf } from '@saltbush/capability/access';
import { consumeRate, createRateLimiter } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import type { Visitor } from '@saltbush/contract';
import { type Request, type Response, Router } from 'express';
import type { Database } from '../../database/openDatabase.ts';
import { answerInvitation } from './answerInvitation.ts';
import { listInvitations } from './listInvitations.ts';

/** Limit per user. */
const RATE = { name: 'invitation-answers', points: 60, durationSeconds: 3_600 };

interface Dependencies {
  database: Database;
  visitorOf: (request: Request) => Visitor;
  verifiedEmailOf: (request: Request) => string | null;
  now: Clock;
}

function absent(): Refusal {
  const message = 'There is no such invitation for you. Sign in with the address that was invited.';
  return new Refusal(message, { status: 404, code: 'not-found' });
}

/** `/api/invitations`: asks the signed-in user whether a company that named their verified address is theirs. */
export function createInvitationsRouter(given: Dependencies): Router {
  const { database, visitorOf, verifiedEmailOf, now } = given;
  const { db } = database;
  const limiter = createRateLimiter(database.pool, RATE);

  const answerWith = (answer: 'accepted' | 'refused') => async (request: Request, response: Response) => {
    const user = clientOf(visitorOf(request));
    await consumeRate(limiter, user.id, response);
    const email = verifiedEmailOf(request);
    const id = String(request.params.id);
    // The database never gives out longer numbers, and they would overflow its column.
    if (email === null || !/^[1-9]\d{0,14}$/.test(id)) throw absent();
    const answered = await answerInvitation(db, { id: Number(id), answer, user, email, now: now() });
    if (answered === null) throw absent();
    response.json(answered satisfies Invitation);
  };

  const router = Router();
  router.use((_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  router.get('/', async (request, response) => {
    clientOf(visitorOf(request));
    const email = verifiedEmailOf(request);
    const invitations = email === null ? [] : await listInvitations(db, email, now());
    response.json({ invitations } satisfies Invitations);
  });
  router.post('/:id/acceptance', answerWith('accepted'));
  router.post('/:id/refusal', answerWith('refused'));
  return router;
}
