import {
  MAIL_STATUSES,
  type MailDetail,
  type MailList,
  type MailSort,
  type MailStatus,
  type MailSummary,
} from '@saltbush/business-api/mails';
import { containing, DESK_PAGE_SIZE, type DeskQuery, type DeskSort, deskOrder } from '@saltbush/capability/desk';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Tables } from '../database/tables.ts';

export interface OutboxStore {
  /** Newest first unless it is sorted; `page` counts from 1. */
  list: (query: Omit<DeskQuery<never, MailSort>, 'view'> & { status: MailStatus | 'all' }) => Promise<MailList>;
  /** Null when there is no such mail. */
  find: (id: number) => Promise<MailDetail | null>;
  /** Queues an unsent mail again: due at once, with all attempts. False for any other mail. */
  retry: (id: number) => Promise<boolean>;
}

const SUMMARY_COLUMNS = [
  'id',
  'kind',
  'recipient',
  'subject',
  'status',
  'attempts',
  'fault',
  'queued_at',
  'sent_at',
] as const;
type SummaryRow = Pick<Selectable<Tables['mails']>, (typeof SUMMARY_COLUMNS)[number]>;

const orderOf = (sort: DeskSort<MailSort> | null) =>
  deskOrder(sort, {
    by: {
      subject: sql`lower(subject)`,
      to: sql`lower(recipient)`,
      status: sql`status`,
      written: sql`queued_at`,
      attempts: sql`attempts`,
    },
    last: sql`id`,
    otherwise: sql`id desc`,
  });

const mailSummary = ({ recipient, queued_at, sent_at, ...row }: SummaryRow): MailSummary => ({
  ...row,
  to: recipient,
  queuedAt: queued_at.toISOString(),
  sentAt: sent_at?.toISOString() ?? null,
});

const found = (search: string) => (where: ExpressionBuilder<Tables, 'mails'>) => {
  const columns = ['recipient', 'subject', 'kind'] as const;
  return where.or(columns.map((column) => where(column, 'ilike', containing(search))));
};

/** What staff see of the outbox. */
export function createOutboxStore({ db }: Pick<Database, 'db'>): OutboxStore {
  return {
    async list({ status, search, sort, page }) {
      const matching = db.selectFrom('mails').where(found(search));
      const inStatus = status === 'all' ? matching : matching.where('status', '=', status);
      const rows = await inStatus
        .select(SUMMARY_COLUMNS)
        .orderBy(orderOf(sort))
        .limit(DESK_PAGE_SIZE)
        .offset((page - 1) * DESK_PAGE_SIZE)
        .execute();
      const counted = await matching
        .select((count) => ['status', count.fn.countAll<number>().as('mails')])
        .groupBy('status')
        .execute();
      const counts = Object.fromEntries(
        MAIL_STATUSES.map((known) => [known, counted.find((row) => row.status === known)?.mails ?? 0]),
      ) as Record<MailStatus, number>;
      const all = Object.values(counts).reduce((sum, mails) => sum + mails, 0);
      const total = status === 'all' ? all : counts[status];
      return { rows: rows.map(mailSummary), total, page, pageSize: DESK_PAGE_SIZE, counts };
    },
    async find(id) {
      const row = await db
        .selectFrom('mails')
        .select([...SUMMARY_COLUMNS, 'text', 'attachments'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { text, attachments, ...summary } = row;
      const described = attachments.map(({ name, content }) => ({
        name,
        sizeBytes: Buffer.byteLength(content, 'base64'),
      }));
      return { ...mailSummary(summary), text, attachments: described };
    },
    async retry(id) {
      const row = await db
        .updateTable('mails')
        .set({ status: 'queued', attempts: 0, due_at: sql<Date>`clock_timestamp()` })
        .where('id', '=', id)
        .where('status', 'in', ['failed', 'kept'])
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
