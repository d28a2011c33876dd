import { randomUUID } from 'node:crypto';
import { type FreightNews, takeFreightNews } from '@saltbush/consignments/neighbours';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { WebhookParts } from '../webhook-parts.ts';
import { eventsOf } from './eventsOf.ts';

/** Few, since the embedded database runs on this thread, and each may be told to all webhooks of a company. */
const AT_ONCE = 50;

async function rowsFor(transaction: Kysely<Tables>, news: readonly FreightNews[]) {
  const companies = [...new Set(news.flatMap(({ company }) => (company === null ? [] : [company])))];
  if (companies.length === 0) return [];
  const webhooks = await transaction
    .selectFrom('webhooks')
    .select(['id', 'client_reference', 'events'])
    .where('client_reference', 'in', companies)
    .where('state', '=', 'on')
    .execute();
  return news.flatMap((one) =>
    eventsOf(one).flatMap((payload) =>
      webhooks
        .filter(({ client_reference: company, events }) => company === one.company && events.includes(payload.type))
        .map(({ id }) => ({
          ...{ webhook_id: id, message_id: randomUUID(), event: payload.type, booking_reference: one.reference },
          ...{ body: JSON.stringify(payload), happened_at: one.at, trace: one.trace },
        })),
    ),
  );
}

/**
 * Queues what happened to freight for the webhooks of its companies, in the transaction that takes the news: each event is
 * queued once, whatever happens to a gateway, and whichever of them takes it.
 */
export async function queueNews(
  { database }: Pick<WebhookParts, 'database'>,
  at: Date,
  isStopped: () => boolean,
): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE && !isStopped(); ) {
    taken = await database.db.transaction().execute(async (transaction) => {
      const news = await takeFreightNews(transaction, { reader: 'webhooks', most: AT_ONCE });
      const rows = await rowsFor(transaction, news);
      const queued = rows.map((row) => ({ ...row, queued_at: at, due_at: at }));
      if (queued.length > 0) await transaction.insertInto('webhook_deliveries').values(queued).execute();
      return news.length;
    });
  }
}
