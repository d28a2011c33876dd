import { type Call, type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { readBody } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import {
  type DriverApplication,
  type DriverApplicationReceipt,
  type DriverApplicationStarted,
  type DriverForms,
  driverFieldsSchema,
  FILE_NAME_HEADER,
  MAX_DOCUMENT_BYTES,
  safeFileName,
  startDriverApplicationSchema,
} from './api.ts';
import type { DriverDesk } from './desk.ts';
import { documentKind } from './documentKind.ts';
import { DRAFT_DAYS } from './retention.ts';
import type { ThirdPartyForms } from './settings.ts';
import { sniffDocument } from './sniffDocument.ts';
import type { DriverStore } from './store.ts';

/** What the handlers work with. */
export interface DriverParts {
  store: DriverStore;
  desk: DriverDesk;
  thirdPartyForms: ThirdPartyForms;
}

const FORM_RATE = { name: 'driver-forms', points: 30, durationSeconds: 3_600 };
/** Enough for seven documents and for replacing them. */
const FILE_RATE = { name: 'driver-files', points: 100, durationSeconds: 3_600 };
const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
const NO_APPLICATION = `There is no application at this address, or it was not finished within ${DRAFT_DAYS} days. Start again, or ring us.`;

function fileName(request: Call<string, 'link', undefined>['request']): string {
  try {
    return safeFileName(decodeURIComponent(request.get(FILE_NAME_HEADER) ?? ''));
  } catch (cause) {
    const message = `${FILE_NAME_HEADER} must be percent-encoded.`;
    throw new Refusal(message, { status: 400, code: 'bad-request', cause });
  }
}

/** What drivers send, with the private link of an application; also which form the pages show. */
export const routes: readonly Route<DriverParts>[] = [
  route(
    'GET /api/driver-forms',
    { access: 'public', headers: { 'cache-control': 'no-store' } },
    (_call, { thirdPartyForms }): DriverForms => {
      if (thirdPartyForms === null) return { status: 'own' };
      const { scriptUrl, portalId, region, formIds } = thirdPartyForms;
      return { status: 'embedded', scriptUrl, portalId, region, formIds };
    },
  ),
  route(
    'POST /api/driver-applications',
    { access: 'public', headers: HEADERS, rate: FORM_RATE, body: startDriverApplicationSchema, answers: 201 },
    async ({ body, response }, { store }): Promise<DriverApplicationStarted> => {
      const { token, isNew } = await store.start(body);
      if (!isNew) response.status(200);
      return { token };
    },
  ),
  route(
    'GET /api/driver-applications/:token',
    { access: 'link', headers: HEADERS },
    async ({ params }, { store }): Promise<DriverApplication> =>
      orNotFound(await store.find(params.token), NO_APPLICATION),
  ),
  route(
    'PUT /api/driver-applications/:token/documents/:kind',
    { access: 'link', headers: HEADERS, rate: FILE_RATE },
    async ({ params: { token, kind: text }, request }, { store }): Promise<DriverApplication> => {
      const kind = documentKind(text);
      const name = fileName(request);
      // Look for the application first, so that ten megabytes from a stranger are never read.
      orNotFound(await store.find(token), NO_APPLICATION);
      const content = await readBody(request, MAX_DOCUMENT_BYTES, {
        tooLarge: 'body-too-large',
        cutShort: 'bad-request',
      });
      const mediaType = await sniffDocument(content);
      return orNotFound(await store.putDocument(token, kind, { name, mediaType, content }), NO_APPLICATION);
    },
  ),
  route(
    'DELETE /api/driver-applications/:token/documents/:kind',
    { access: 'link', headers: HEADERS, rate: FILE_RATE },
    async ({ params: { token, kind } }, { store }): Promise<DriverApplication> =>
      orNotFound(await store.removeDocument(token, documentKind(kind)), NO_APPLICATION),
  ),
  route(
    'POST /api/driver-applications/:token/submission',
    { access: 'public', headers: HEADERS, rate: FORM_RATE, body: driverFieldsSchema, answers: 201 },
    async ({ params, body, response }, { store }): Promise<DriverApplicationReceipt> => {
      const { reference, isNew } = orNotFound(await store.submit(params.token, body), NO_APPLICATION);
      if (!isNew) response.status(200);
      return { reference };
    },
  ),
];
