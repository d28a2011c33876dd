export const MAIL_STATUSES = ['queued', 'sent', 'kept', 'failed'] as const;
/** `kept`: no mail server is configured, staff read it here. */
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** A row of `GET /api/ops/mails?status=&search=&page=`, for staff; without `status`, of all mails. */
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

export interface MailList {
  rows: MailSummary[];
  /** Of the status that was asked for. */
  total: number;
  page: number;
  pageSize: number;
  /** How many the search finds in each status. */
  counts: Record<MailStatus, number>;
}

/** `GET /api/ops/mails/:id`, and the answer to `POST …/retry`, which takes mails that failed or were kept. */
export interface MailDetail extends MailSummary {
  text: string;
  attachments: { name: string; sizeBytes: number }[];
}
