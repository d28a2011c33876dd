import type { MailSort, MailSummary } from '@saltbush/business-api/mails';
import { Badge } from '@saltbush/ui';
import { deskMoment } from '../consignment/deskTime.ts';
import type { ListTable } from '../list/list-table.ts';
import { Table } from './MailsTable.styles.ts';
import { MAIL_STATUS_LABELS } from './mail-statuses.data.ts';

/** The rows of the outbox. */
export const MAILS_TABLE: ListTable<MailSummary, MailSort> = {
  Table,
  keyOf: ({ id }) => String(id),
  head: { label: 'Subject', sort: 'subject', cell: 'subject', text: ({ subject }) => subject },
  columns: [
    { id: 'to', label: 'To', sort: 'to', render: ({ to }) => to, text: ({ to }) => to },
    {
      ...{ id: 'status', label: 'Status', sort: 'status' },
      render: ({ status }) => <Badge tone={MAIL_STATUS_LABELS[status].tone}>{MAIL_STATUS_LABELS[status].label}</Badge>,
      text: ({ status }) => MAIL_STATUS_LABELS[status].label,
    },
    {
      ...{ id: 'queued', label: 'Written', sort: 'written' },
      render: ({ queuedAt }) => deskMoment(queuedAt),
      text: ({ queuedAt }) => queuedAt,
    },
    {
      ...{ id: 'attempts', label: 'Attempts', sort: 'attempts', align: 'end' },
      render: ({ attempts }) => attempts,
      text: ({ attempts }) => String(attempts),
    },
  ],
  bulk: [
    {
      ...{ id: 'again', label: 'Send again' },
      isFor: ({ status }) => status === 'failed' || status === 'kept',
      question: (what) => `Send ${what} again`,
      lead: 'They go out as they were written.',
      whyNot: 'only mails that failed or were kept can be sent again.',
    },
  ],
};
