import { DRIVER_VIEWS, moveDriverSchema } from '@saltbush/business-api/drivers';
import { staffOf } from '@saltbush/capability/access';
import { deskQuery } from '@saltbush/capability/desk';
import { parseBody, readJson } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import type { Visitor } from '@saltbush/contract';
import { type Request, Router } from 'express';
import type { DriverDesk } from './createDriverDesk.ts';
import { documentKind } from './createDriversRouter.ts';

interface Dependencies {
  desk: DriverDesk;
  visitorOf: (request: Request) => Visitor;
}

function orNotFound<T>(found: T | null): T {
  if (found !== null) return found;
  throw new Refusal('There is no such application or document. Check the reference.', {
    status: 404,
    code: 'not-found',
  });
}

/** Driver applications for staff, under `/api/ops/drivers`. */
export function createDriverDeskRouter({ desk, visitorOf }: Dependencies): Router {
  const router = Router();

  router.use((request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    staffOf(visitorOf(request));
    next();
  });

  router.get('/', async (request, response) => {
    response.json(await desk.list(deskQuery(request, DRIVER_VIEWS)));
  });

  router.get('/:reference', async (request, response) => {
    response.json(orNotFound(await desk.find(request.params.reference)));
  });

  router.get('/:reference/documents/:kind', async (request, response) => {
    const { name, mediaType, content } = orNotFound(
      await desk.readDocument(request.params.reference, documentKind(request)),
    );
    // Sent as a download: a file from a stranger must never be shown by the browser.
    response.attachment(name).set({ 'content-type': mediaType, 'x-content-type-options': 'nosniff' }).send(content);
  });

  router.post('/:reference/events', readJson(), async (request, response) => {
    const { email } = staffOf(visitorOf(request));
    const input = parseBody(moveDriverSchema, request.body);
    response.status(201).json(orNotFound(await desk.move(String(request.params.reference), input, email)));
  });

  return router;
}
