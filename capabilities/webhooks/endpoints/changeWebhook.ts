import type { ChangeWebhookInput } from '../api/webhooks.ts';
import type { WebhookRow } from '../tables.ts';
import type { WebhookParts } from '../webhook-parts.ts';
import { checkedUrl } from './checkedUrl.ts';
import { dropWaiting } from './dropWaiting.ts';
import { lockWebhook } from './ownWebhook.ts';

type Parts = Pick<WebhookParts, 'database' | 'allowsLoopback' | 'publicUrl'>;

/** Changes a webhook, and turns it on or off. One that is turned on again begins anew, whatever failed before. */
export async function changeWebhook(
  id: number,
  { version, url, description, events, isOn }: ChangeWebhookInput,
  parts: Parts,
): Promise<WebhookRow> {
  const checked = checkedUrl(url, parts);
  return parts.database.db.transaction().execute(async (transaction) => {
    const row = await lockWebhook(transaction, id, version);
    if (!isOn) await dropWaiting(transaction, row.id);
    const wasOn = row.state === 'on';
    return transaction
      .updateTable('webhooks')
      .set({
        ...{ url: checked, description: description.trim(), events: JSON.stringify(events), version: version + 1 },
        ...(isOn && !wasOn && { state: 'on', failing_since: null }),
        ...(!isOn && wasOn && { state: 'off' }),
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
