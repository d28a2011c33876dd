import type { PublishersReport } from '@saltbush/contract/release-api';
import type { Confirmations } from '../../auth/power-acts.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/openDatabase.ts';
import { readJsonLater } from '../../http/readJsonLater.ts';
import type { Logger } from '../../log.ts';
import type { PlatformHandlers } from '../../platform/PlatformHandlers.ts';
import type { Permits } from '../createPermits.ts';
import { isFromSession } from '../isFromSession.ts';
import type { PublisherPowerAct } from '../power-acts.ts';
import { parseRequest } from '../release-requests.ts';
import { policyEndBody, publisherBody, publisherOf, publisherRemovalBody } from './publisher-requests.ts';
import { addPublisher, endPolicy, removablePublisher, removePublisher, requirePolicy } from './publishers.ts';
import { readPolicies } from './readPolicies.ts';

interface Dependencies {
  database: Database;
  permits: Permits;
  confirmations: Confirmations<PublisherPowerAct>;
  config: Pick<Config, 'sigstoreRootsFile'>;
  log: Logger;
}

/** `/api/releases/publishers`: who may publish what, which only operators say. */
export function createPublishersRoutes({ database, permits, confirmations, config, log }: Dependencies) {
  const readBody = readJsonLater();

  return {
    'GET /api/releases/publishers': async (request, response) => {
      await permits.permit(request, 'read');
      const report: PublishersReport = {
        policies: await readPolicies(database.db),
        hasRoots: config.sigstoreRootsFile !== null,
      };
      response.json(report);
    },

    'POST /api/releases/publishers': async (request, response) => {
      const actor = await permits.permitOperator(request);
      const wish = parseRequest(publisherBody, await readBody(request, response));
      const { name, reason } = wish;
      const publisher = publisherOf(wish);
      if (isFromSession(actor)) await confirmations.require(actor, { kind: 'add-publisher', name, publisher, reason });
      const result = await addPublisher(database, { name, publisher, reason, actor: actor.label });
      log.info({ ...result, actor: actor.label, reason }, 'publisher added');
      response.status(201).json(result);
    },

    'POST /api/releases/publishers/removal': async (request, response) => {
      const actor = await permits.permitOperator(request);
      const wish = parseRequest(publisherRemovalBody, await readBody(request, response));
      if (isFromSession(actor)) {
        const what = await removablePublisher(database, wish);
        await confirmations.require(actor, { kind: 'remove-publisher', ...wish, what });
      }
      const result = await removePublisher(database, { ...wish, actor: actor.label });
      log.info({ ...result, actor: actor.label, reason: wish.reason }, 'publisher removed');
      response.json(result);
    },

    'POST /api/releases/publishers/end': async (request, response) => {
      const actor = await permits.permitOperator(request);
      const wish = parseRequest(policyEndBody, await readBody(request, response));
      if (isFromSession(actor)) {
        await requirePolicy(database.db, wish.name);
        await confirmations.require(actor, { kind: 'end-publishers', ...wish });
      }
      const result = await endPolicy(database, { ...wish, actor: actor.label });
      log.info({ ...result, actor: actor.label, reason: wish.reason }, 'publishers ended');
      response.json(result);
    },
  } satisfies PlatformHandlers;
}
