import type { MailStanding } from '@saltbush/business-api/mails';
import type { GroundTables } from '../database/ground-tables.ts';
import type { Queries } from '../database/queries.ts';

/** How mails of the outbox stand, by number. One that is kept no longer is missing. */
export async function mailStandings(
  db: Queries<GroundTables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MailStanding>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'status', 'fault', 'sent_at'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ sent_at, ...mail }) => [mail.id, { ...mail, sentAt: sent_at?.toISOString() ?? null }] as const),
  );
}
