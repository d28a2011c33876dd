import { MAIL_SORTS, MAIL_STATUSES, type MailDetail } from '@saltbush/business-api/mails';
import { staffOf } from '@saltbush/capability/access';
import { deskQuery, orNotFound } from '@saltbush/capability/desk';
import { Refusal } from '@saltbush/capability/refusal';
import type { Visitor } from '@saltbush/contract';
import type { Request } from 'express';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import { createOutboxStore } from './createOutboxStore.ts';

const VIEWS = ['all', ...MAIL_STATUSES] as const;
const ID = /^\d{1,15}$/;

interface Dependencies {
  database: Pick<Database, 'db'>;
  visitorOf: (request: Request) => Visitor;
  log: Logger;
}

const NO_MAIL = 'There is no such mail. Look for it in the list.';

/** `/api/ops/mails`: staff read the outbox, and send again what failed or was kept. */
export function createOutboxRoutes({ database, visitorOf, log }: Dependencies) {
  const store = createOutboxStore(database);

  const mailOf = async (request: Request): Promise<MailDetail> => {
    const id = String(request.params.id);
    return orNotFound(ID.test(id) ? await store.find(Number(id)) : null, NO_MAIL);
  };

  return {
    'GET /api/ops/mails': async (request, response) => {
      const { status, ...query } = request.query;
      const asked = { query: { ...query, ...(status ? { view: status } : {}) } };
      const { view, ...rest } = deskQuery(asked, { views: VIEWS, sorts: MAIL_SORTS });
      response.json(await store.list({ status: view, ...rest }));
    },

    'GET /api/ops/mails/:id': async (request, response) => {
      response.json(await mailOf(request));
    },

    'POST /api/ops/mails/:id/retry': async (request, response) => {
      const { email } = staffOf(visitorOf(request));
      const { id, status } = await mailOf(request);
      if (!(await store.retry(id))) {
        const message =
          status === 'sent'
            ? 'This mail was sent already. Open the record it belongs to and send it from there.'
            : 'This mail is waiting to be sent: nothing needs to be done.';
        throw new Refusal(message, { status: 409, code: 'mail-not-held' });
      }
      log.info({ mail: id, actor: email }, 'mail queued again');
      response.status(202).json(await mailOf(request));
    },
  } satisfies PlatformHandlers;
}
