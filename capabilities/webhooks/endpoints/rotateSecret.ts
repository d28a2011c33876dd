import { OLD_SECRET_HOURS } from '../api/webhook-events.data.ts';
import type { WebhookVersionInput } from '../api/webhooks.ts';
import { newSecret } from '../secrets/createSecretSeal.ts';
import type { WebhookRow } from '../tables.ts';
import type { WebhookParts } from '../webhook-parts.ts';
import { lockWebhook } from './ownWebhook.ts';

const HOUR_MS = 3_600_000;

/** Gives a webhook a new secret. The one of before signs beside it for a day, so that no request fails meanwhile. */
export const rotateSecret = (
  id: number,
  { version }: WebhookVersionInput,
  { database, now, seal }: Pick<WebhookParts, 'database' | 'now' | 'seal'>,
): Promise<WebhookRow> =>
  database.db.transaction().execute(async (transaction) => {
    const row = await lockWebhook(transaction, id, version);
    return transaction
      .updateTable('webhooks')
      .set({
        ...{ secret: seal.seal(newSecret()), old_secret: row.secret, version: version + 1 },
        old_secret_until: new Date(now().getTime() + OLD_SECRET_HOURS * HOUR_MS),
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
