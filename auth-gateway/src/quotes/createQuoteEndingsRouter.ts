import type { Clock } from '@saltbush/capability';
import { staffOf } from '@saltbush/capability/access';
import type { Visitor } from '@saltbush/contract';
import { type Request, Router } from 'express';
import type { Database } from '../database/openDatabase.ts';
import { listQuoteEndings } from './quoteEndings.ts';

interface Dependencies {
  database: Pick<Database, 'db'>;
  now: Clock;
  visitorOf: (request: Request) => Visitor;
}

/** `/api/ops/quote-endings`: shows staff how requests for a price ended. */
export function createQuoteEndingsRouter({ database, now, visitorOf }: Dependencies): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    staffOf(visitorOf(request));
    response.json(await listQuoteEndings(database.db, now()));
  });
  return router;
}
