import type { MailDetail, MailList, MailSort, MailStatus } from '../../mails.ts';

/** The outbox, for staff. */
export interface MailRoutes {
  'GET /api/ops/mails': {
    query: { status?: MailStatus | ''; search?: string; sort?: MailSort | `-${MailSort}` | ''; page?: number };
    answer: MailList;
  };
  'GET /api/ops/mails/:id': { answer: MailDetail };
  'POST /api/ops/mails/:id/retry': { answer: MailDetail; refusals: { 'mail-not-held': unknown } };
}
