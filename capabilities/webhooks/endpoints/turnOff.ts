import { queueMail } from '@saltbush/capability/mail';
import { ownersOf } from '@saltbush/clients/neighbours';
import type { Kysely } from 'kysely';
import type { Tables, WebhookRow } from '../tables.ts';
import { dropWaiting } from './dropWaiting.ts';
import { webhookOffMail } from './webhookOffMail.ts';

interface Failed {
  webhook: WebhookRow;
  state: 'failed' | 'gone';
  publicUrl: string;
}

/** Turns a webhook off that cannot be reached, drops what waits for it, and mails the owners once. */
export async function turnOff(transaction: Kysely<Tables>, { webhook, state, publicUrl }: Failed): Promise<void> {
  await transaction
    .updateTable('webhooks')
    .set({ state, version: webhook.version + 1 })
    .where('id', '=', webhook.id)
    .execute();
  await dropWaiting(transaction, webhook.id);
  for (const to of await ownersOf(transaction, webhook.client_reference)) {
    await queueMail(transaction, webhookOffMail({ to, webhook, state, publicUrl }));
  }
}
