import {
  DRIVER_DOCUMENTS,
  type DriverApplicationReceipt,
  type DriverApplicationStarted,
  type DriverDocumentKind,
  type DriverForms,
  driverFieldsSchema,
  FILE_NAME_HEADER,
  MAX_DOCUMENT_BYTES,
  safeFileName,
  startDriverApplicationSchema,
} from '@saltbush/business-api/drivers';
import type { Clock } from '@saltbush/capability';
import { createRateLimiter, limitRate, parseBody, readBody, readJson } from '@saltbush/capability/http';
import type { PrivateLinks } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { type Request, Router } from 'express';
import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import { createDriverStore } from './createDriverStore.ts';
import { DRAFT_DAYS } from './driverRetention.ts';
import { sniffDocument } from './sniffDocument.ts';

const FORM_RATE = { name: 'driver-forms', points: 30, durationSeconds: 3_600 };
/** Enough for seven documents and for replacing them. */
const FILE_RATE = { name: 'driver-files', points: 100, durationSeconds: 3_600 };

interface Dependencies {
  config: Pick<Config, 'publicUrl' | 'driverForms'>;
  database: Database;
  links: PrivateLinks;
  now: Clock;
}

/** The kind of document in the address. */
export function documentKind(request: Request): DriverDocumentKind {
  const kind = String(request.params.kind);
  if (Object.hasOwn(DRIVER_DOCUMENTS, kind)) return kind as DriverDocumentKind;
  const message = `There is no such document. Those we ask for are ${Object.keys(DRIVER_DOCUMENTS).join(', ')}.`;
  throw new Refusal(message, { status: 404, code: 'not-found' });
}

function fileName(request: Request): string {
  try {
    return safeFileName(decodeURIComponent(request.get(FILE_NAME_HEADER) ?? ''));
  } catch (cause) {
    const message = `${FILE_NAME_HEADER} must be percent-encoded.`;
    throw new Refusal(message, { status: 400, code: 'bad-request', cause });
  }
}

function orNotFound<T>(application: T | null): T {
  if (application !== null) return application;
  throw new Refusal(
    `There is no application at this address, or it was not finished within ${DRAFT_DAYS} days. Start again, or ring us.`,
    { status: 404, code: 'not-found' },
  );
}

/** What drivers send, with the private link of an application; also which form the pages show. */
export function createDriversRouter({ config, database, links, now }: Dependencies): Router {
  const router = Router();
  const store = createDriverStore({ database, links, now, publicUrl: config.publicUrl });
  const json = readJson();
  const limitForms = limitRate(createRateLimiter(database.pool, FORM_RATE));
  const limitFiles = limitRate(createRateLimiter(database.pool, FILE_RATE));

  router.get('/api/driver-forms', (_request, response) => {
    const { driverForms } = config;
    const answer: DriverForms =
      driverForms === null
        ? { status: 'own' }
        : {
            status: 'embedded',
            scriptUrl: driverForms.scriptUrl,
            portalId: driverForms.portalId,
            region: driverForms.region,
            formIds: driverForms.formIds,
          };
    response.set('cache-control', 'no-store').json(answer);
  });

  router.use('/api/driver-applications', (_request, response, next) => {
    response.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    next();
  });

  router.post('/api/driver-applications', limitForms, json, async (request, response) => {
    const { token, isNew } = await store.start(parseBody(startDriverApplicationSchema, request.body));
    response.status(isNew ? 201 : 200).json({ token } satisfies DriverApplicationStarted);
  });

  router.get('/api/driver-applications/:token', async (request, response) => {
    response.json(orNotFound(await store.find(request.params.token)));
  });

  router.put('/api/driver-applications/:token/documents/:kind', limitFiles, async (request, response) => {
    const kind = documentKind(request);
    const name = fileName(request);
    // Look for the application first, so that ten megabytes from a stranger are never read.
    const token = String(request.params.token);
    orNotFound(await store.find(token));
    const content = await readBody(request, MAX_DOCUMENT_BYTES, {
      tooLarge: 'body-too-large',
      cutShort: 'bad-request',
    });
    const mediaType = await sniffDocument(content);
    response.json(orNotFound(await store.putDocument(token, kind, { name, mediaType, content })));
  });

  router.delete('/api/driver-applications/:token/documents/:kind', limitFiles, async (request, response) => {
    response.json(orNotFound(await store.removeDocument(String(request.params.token), documentKind(request))));
  });

  router.post('/api/driver-applications/:token/submission', limitForms, json, async (request, response) => {
    const fields = parseBody(driverFieldsSchema, request.body);
    const { reference, isNew } = orNotFound(await store.submit(String(request.params.token), fields));
    response.status(isNew ? 201 : 200).json({ reference } satisfies DriverApplicationReceipt);
  });

  return router;
}
