import { MAIL_SORTS, MAIL_STATUSES, type MailSort, type MailSummary } from '@saltbush/business-api/mails';
import type { MailView } from '../api/deskMails.ts';
import { listAddress } from '../frame/listAddress.ts';
import type { WorkList } from '../list/work-list.ts';
import { RecordBeside } from '../record/RecordBeside.tsx';
import { MAIL_RECORD } from './mail-record.ts';
import { MAIL_STATUS_LABELS } from './mail-statuses.data.ts';
import { MAILS_TABLE } from './mails-table.tsx';

export const MAILS_LIST: WorkList<MailView, MailSummary, MailSort> = {
  title: 'Mail',
  thing: 'mail',
  things: 'mails',
  path: '/ops/mail',
  address: listAddress({ path: '/ops/mail', sorts: MAIL_SORTS, parameter: 'status', views: ['', ...MAIL_STATUSES] }),
  views: [
    {
      id: '',
      label: 'All',
      empty: 'No mail has been written yet. Quotes, bookings and answers to them write mails by themselves.',
    },
    ...MAIL_STATUSES.map((id) => {
      const { label } = MAIL_STATUS_LABELS[id];
      return { id, label, empty: `No mail is ${label.toLowerCase()}.` };
    }),
  ],
  wholeView: '',
  viewsLabel: 'Mails by status',
  searchPlaceholder: 'Address or subject',
  searched: 'its address or subject',
  table: MAILS_TABLE,
  beside: (given) => <RecordBeside record={MAIL_RECORD} {...given} />,
};
