import type { MailStatus } from '@saltbush/business-api/mails';
import type { Generated } from 'kysely';
import type { Json, Written } from './columns.ts';

/** The outbox: a mail is written in the transaction that causes it, and is sent from this table. */
interface MailTable {
  id: Generated<number>;
  /** Such as `quote` or `booking-accepted`. */
  kind: string;
  message_id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  /** `content` in base64. */
  attachments: Json<{ name: string; contentType: string; content: string }[]>;
  /** Where a mail program ends such mails; null for mails that nobody can end. */
  unsubscribe_url: string | null;
  status: MailStatus;
  attempts: Generated<number>;
  fault: string | null;
  queued_at: Written<Date>;
  due_at: Written<Date>;
  sent_at: Date | null;
}

/** The last number given out in each series, such as Q in 2026. */
interface ReferenceCounterTable {
  series: string;
  year: number;
  last: number;
}

/** Columns that rate-limiter-flexible expects. */
interface RateLimitTable {
  key: string;
  points: number;
  expire: number | null;
}

/** Tables that every capability writes to, through `queueMail`, `nextReference` and the rate of a route alone. */
export interface GroundTables {
  mails: MailTable;
  rate_limits: RateLimitTable;
  reference_counters: ReferenceCounterTable;
}
