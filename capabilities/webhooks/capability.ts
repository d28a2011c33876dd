import { defineCapability } from '@saltbush/capability';
import type {} from './errors.ts';
import { webhooksSql } from './migrations/0104-webhooks.ts';
import { deliveryTracesSql } from './migrations/0123-delivery-traces.ts';
import { people } from './people.ts';
import { retention } from './retention.ts';
import { routes } from './routes.ts';
import type {} from './settings.ts';
import type { WebhookTables } from './tables.ts';
import { startWebhooks, type WebhookContext } from './webhook-context.ts';

export type { WebhookTables } from './tables.ts';

/** An event leaves within two seconds, with the time that sending takes. */
const HALF_A_SECOND_MS = 500;

/** Tells the systems of companies what happens to their freight. */
export const webhooks = defineCapability<WebhookTables, WebhookContext>({
  name: 'webhooks',
  tables: ['webhooks', 'webhook_deliveries'],
  migrations: [
    { id: '0104-webhooks', statements: webhooksSql },
    { id: '0123-delivery-traces', statements: deliveryTracesSql },
  ],
  start: startWebhooks,
  routes,
  chores: ({ sender }) => [{ id: 'webhooks', everyMs: HALF_A_SECOND_MS, runsAt: 'every gateway', run: sender.look }],
  people,
  retention,
});
