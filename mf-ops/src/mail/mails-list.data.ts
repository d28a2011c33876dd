import { MAIL_STATUSES } from '@saltbush/business-api/mails';
import type { MailView } from '../api/deskMails.ts';
import type { DeskList } from '../frame/desk-list.ts';
import { listAddress } from '../frame/listAddress.ts';
import { MAIL_STATUS_LABELS } from './mail-statuses.data.ts';

export const MAILS_LIST: DeskList<MailView> = {
  place: 'mail',
  title: 'Mail',
  thing: 'mail',
  things: 'mails',
  address: listAddress({ path: '/ops/mail', parameter: 'status', views: ['', ...MAIL_STATUSES] }),
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
};
