import type { Queries } from '@saltbush/capability/database';
import { orNotFound, requireVersion } from '@saltbush/capability/desk';
import { rowId } from '@saltbush/capability/http';
import type { Kysely } from 'kysely';
import type { Tables, WebhookRow } from '../tables.ts';

const NO_WEBHOOK = 'There is no such webhook. Somebody may have removed it.';

interface Asked {
  /** As it stands in the address. */
  id: string;
  /** Of the user. */
  companies: readonly string[];
}

/** A webhook of one of these companies. @throws Refusal `not-found`, the same for every other one. */
export async function ownWebhook(db: Queries<Tables>, { id, companies }: Asked): Promise<WebhookRow> {
  const query = db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', orNotFound(rowId(id), NO_WEBHOOK))
    .where('client_reference', 'in', companies);
  return orNotFound(companies.length === 0 ? null : ((await query.executeTakeFirst()) ?? null), NO_WEBHOOK);
}

/** A webhook as it was seen, locked. @throws Refusal `not-found`, `stale`. */
export async function lockWebhook(transaction: Kysely<Tables>, id: number, seen: number): Promise<WebhookRow> {
  const query = transaction.selectFrom('webhooks').selectAll().where('id', '=', id).forUpdate();
  const row = orNotFound((await query.executeTakeFirst()) ?? null, NO_WEBHOOK);
  requireVersion({ reference: 'this webhook', version: row.version }, seen);
  return row;
}
