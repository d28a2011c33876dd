export const MAIL_STATUSES = ['queued', 'sent', 'kept', 'failed'] as const;
/** `kept`: there is no mail server, so staff read the mail here. */
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** What the outbox may be sorted by. */
export const MAIL_SORTS = ['subject', 'to', 'status', 'written', 'attempts'] as const;
export type MailSort = (typeof MAIL_SORTS)[number];

/** A row of `GET /api/ops/mails?status=&search=&sort=&page=`, for staff. Without `status` it lists all mails. */
export interface MailSummary {
  id: number;
  kind: string;
  to: string;
  subject: string;
  status: MailStatus;
  attempts: number;
  /** Why the last attempt failed. */
  fault: string | null;
  /** ISO 8601. */
  queuedAt: string;
  sentAt: string | null;
}

/** How a mail stands, for the record that it belongs to. */
export type MailStanding = Pick<MailSummary, 'id' | 'status' | 'fault' | 'sentAt'>;

export interface MailList {
  rows: MailSummary[];
  /** Number of all mails with the requested status. */
  total: number;
  page: number;
  pageSize: number;
  /** Number of mails that the search finds in each status. */
  counts: Record<MailStatus, number>;
}

/** `GET /api/ops/mails/:id`, and the answer to `POST …/retry`, which works for mails that failed or were kept. */
export interface MailDetail extends MailSummary {
  text: string;
  attachments: { name: string; sizeBytes: number }[];
}
