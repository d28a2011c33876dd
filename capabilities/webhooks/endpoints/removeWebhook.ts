import type { WebhookVersionInput } from '../api/webhooks.ts';
import type { WebhookParts } from '../webhook-parts.ts';
import { lockWebhook } from './ownWebhook.ts';

/** Removes a webhook with its deliveries. */
export const removeWebhook = (
  id: number,
  { version }: WebhookVersionInput,
  { database }: Pick<WebhookParts, 'database'>,
): Promise<void> =>
  database.db.transaction().execute(async (transaction) => {
    await lockWebhook(transaction, id, version);
    await transaction.deleteFrom('webhooks').where('id', '=', id).execute();
  });
