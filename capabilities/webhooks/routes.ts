import { type Route, route } from '@saltbush/capability';
import { pageNumber } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import { companiesOf, requireMay } from '@saltbush/clients/neighbours';
import type { User } from '@saltbush/contract';
import {
  deliveriesQuerySchema,
  type WebhookAnswer,
  type WebhookDeliveries,
  type WebhookDelivery,
} from './api/deliveries.ts';
import {
  addWebhookSchema,
  changeWebhookSchema,
  type Webhook,
  type Webhooks,
  type WebhookWithSecret,
  webhooksQuerySchema,
  webhookVersionSchema,
} from './api/webhooks.ts';
import { companyOf, requireNotSuspended } from './companyOf.ts';
import { deliveryOf, listDeliveries } from './deliveries/listDeliveries.ts';
import { sendAgain } from './deliveries/sendAgain.ts';
import { addWebhook } from './endpoints/addWebhook.ts';
import { changeWebhook } from './endpoints/changeWebhook.ts';
import { ownWebhook } from './endpoints/ownWebhook.ts';
import { removeWebhook } from './endpoints/removeWebhook.ts';
import { rotateSecret } from './endpoints/rotateSecret.ts';
import { listWebhooks, webhooksOf } from './endpoints/webhooksOf.ts';
import { testWebhook } from './sending/testWebhook.ts';
import type { WebhookRow } from './tables.ts';
import type { WebhookContext } from './webhook-context.ts';

const CHANGE_RATE = { name: 'webhook-changes', points: 60, durationSeconds: 3_600, by: 'user' } as const;
const TEST_RATE = { name: 'webhook-tests', points: 60, durationSeconds: 3_600, by: 'user' } as const;
const AGAIN_RATE = { name: 'webhook-again', points: 300, durationSeconds: 3_600, by: 'user' } as const;

interface Call {
  params: { id: string };
  user: User;
}

/** The webhook that is asked for. @throws Refusal `not-found`, `role-not-enough`, before anything of a body is read. */
async function found({ params, user }: Call, { database: { db } }: WebhookContext): Promise<WebhookRow> {
  const row = await ownWebhook(db, { id: params.id, companies: await companiesOf(db, user.id) });
  await requireMay(db, { userId: user.id, act: 'developers', company: row.client_reference });
  return row;
}

async function told(row: WebhookRow, { database: { db }, now }: WebhookContext): Promise<Webhook> {
  const [webhook] = await webhooksOf(db, [row], now());
  if (!webhook) throw new Error(`Webhook ${row.id} is gone.`);
  return webhook;
}

async function toldWithSecret(row: WebhookRow, parts: WebhookContext): Promise<WebhookWithSecret> {
  const secret = parts.seal.open(row.secret);
  if (secret === null) throw new Error(`The secret of webhook ${row.id} was sealed with another secret of the links.`);
  return { webhook: await told(row, parts), secret };
}

/** Webhooks of a company, for those of its members who connect its systems. */
export const routes: readonly Route<WebhookContext>[] = [
  route(
    'GET /api/webhooks',
    { access: 'company', query: webhooksQuerySchema },
    async ({ user, query }, { database: { db }, now }): Promise<Webhooks> => {
      const company = await companyOf(db, user.id, query.company);
      return { webhooks: await listWebhooks(db, company, now()) };
    },
  ),
  route(
    'POST /api/webhooks',
    { access: 'signed in', rate: CHANGE_RATE, body: addWebhookSchema, answers: 201 },
    async (call, parts): Promise<WebhookWithSecret> => {
      const { user, response, body } = call;
      const company = await companyOf(parts.database.db, user.id, body.company);
      await requireNotSuspended(parts.database.db, user.id, company);
      const { row, isNew } = await addWebhook(body, { company, user }, parts);
      if (!isNew) response.status(200);
      return toldWithSecret(row, parts);
    },
  ),
  route(
    'POST /api/webhooks/:id/changes',
    { access: 'own', rate: CHANGE_RATE, body: changeWebhookSchema },
    async (call, parts): Promise<Webhook> => {
      const { id } = await found(call, parts);
      return told(await changeWebhook(id, call.body, parts), parts);
    },
  ),
  route(
    'POST /api/webhooks/:id/removal',
    { access: 'own', body: webhookVersionSchema },
    async (call, parts): Promise<Webhooks> => {
      const { id, client_reference: company } = await found(call, parts);
      await removeWebhook(id, call.body, parts);
      return { webhooks: await listWebhooks(parts.database.db, company, parts.now()) };
    },
  ),
  route(
    'POST /api/webhooks/:id/rotation',
    { access: 'own', rate: CHANGE_RATE, body: webhookVersionSchema },
    async (call, parts): Promise<WebhookWithSecret> => {
      const { id } = await found(call, parts);
      return toldWithSecret(await rotateSecret(id, call.body, parts), parts);
    },
  ),
  route(
    'POST /api/webhooks/:id/test',
    { access: 'own', rate: TEST_RATE },
    async (call, parts): Promise<WebhookAnswer> => {
      const row = await found(call, parts);
      const answer = await parts.tests.run(row.client_reference, () => testWebhook(row, parts));
      if (answer !== null) return answer;
      const message = 'A test of your company is under way. Wait until it has ended, then send another.';
      throw new Refusal(message, { status: 409, code: 'webhook-busy' });
    },
  ),
  route(
    'GET /api/webhooks/:id/deliveries',
    { access: 'own', query: deliveriesQuerySchema },
    async (call, parts): Promise<WebhookDeliveries> => {
      const row = await found(call, parts);
      return listDeliveries(parts.database.db, { webhookId: row.id, page: pageNumber(call.query.page) });
    },
  ),
  route(
    'POST /api/webhooks/:id/deliveries/:delivery/again',
    { access: 'own', rate: AGAIN_RATE },
    async (call, parts): Promise<WebhookDelivery> => {
      const row = await found(call, parts);
      return deliveryOf(await sendAgain(row, call.params.delivery, parts));
    },
  ),
];
