import { takeOnce } from '@saltbush/capability/database';
import { Refusal } from '@saltbush/capability/refusal';
import type { User } from '@saltbush/contract';
import { type Kysely, sql } from 'kysely';
import { MOST_WEBHOOKS } from '../api/webhook-events.data.ts';
import type { AddWebhookInput } from '../api/webhooks.ts';
import { newSecret } from '../secrets/createSecretSeal.ts';
import type { Tables, WebhookRow } from '../tables.ts';
import type { WebhookParts } from '../webhook-parts.ts';
import { checkedUrl } from './checkedUrl.ts';

interface Asked {
  company: string;
  user: Pick<User, 'email'>;
}

interface Added {
  row: WebhookRow;
  /** False where the same form added it before. */
  isNew: boolean;
}

/** Among the locks of the database: one company after the other has it. */
const ADD_LOCK = 7_240;

/** @throws Refusal `webhooks-full`. Of two that add at once, the second one counts the first. */
async function requireRoom(db: Kysely<Tables>, company: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADD_LOCK)}, hashtext(${company}))`.execute(db);
  const kept = await db.selectFrom('webhooks').select('id').where('client_reference', '=', company).execute();
  if (kept.length < MOST_WEBHOOKS) return;
  const message = `Your company has ${MOST_WEBHOOKS} webhooks, and there is no room for more. Remove one that you no longer need, then try again.`;
  throw new Refusal(message, { status: 409, code: 'webhooks-full' });
}

/** Adds a webhook, which is on, with a secret of its own. A form that is sent again finds what it added. */
export async function addWebhook(
  { submissionId, url, description, events }: AddWebhookInput,
  { company, user }: Asked,
  parts: Pick<WebhookParts, 'database' | 'now' | 'seal' | 'allowsLoopback' | 'publicUrl'>,
): Promise<Added> {
  const { db } = parts.database;
  return takeOnce<Added>({
    async find() {
      const row = await db
        .selectFrom('webhooks')
        .selectAll()
        .where('client_reference', '=', company)
        .where('submission_id', '=', submissionId)
        .executeTakeFirst();
      return row ? { row, isNew: false } : null;
    },
    async take() {
      const checked = checkedUrl(url, parts);
      const row = await db.transaction().execute(async (transaction) => {
        await requireRoom(transaction, company);
        return transaction
          .insertInto('webhooks')
          .values({
            ...{ client_reference: company, submission_id: submissionId, url: checked },
            ...{ description: description.trim(), events: JSON.stringify(events) },
            ...{ secret: parts.seal.seal(newSecret()), added_by: user.email, added_at: parts.now() },
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return { row, isNew: true };
    },
  });
}
