import { type DeskEnquiry, ENQUIRY_TOPICS, type EnquirySort } from '@saltbush/enquiries/api';
import { Badge } from '@saltbush/ui';
import { deskMoment } from '../consignment/deskTime.ts';
import { Table } from '../list/ListTable.styles.ts';
import type { ListTable } from '../list/list-table.ts';
import { Waits } from '../list/Waits.tsx';
import { waitsText } from '../list/waitsText.ts';
import { ENQUIRY_STATUS_LABELS } from './enquiry-statuses.data.ts';

const fromOf = ({ name, company }: DeskEnquiry) => (company ? `${name}, ${company}` : name);

/** The rows of enquiries. */
export const ENQUIRIES_TABLE: ListTable<DeskEnquiry, EnquirySort> = {
  Table,
  keyOf: ({ reference }) => reference,
  head: { label: 'Reference', sort: 'reference', text: ({ reference }) => reference },
  columns: [
    {
      ...{ id: 'status', label: 'Status', sort: 'status' },
      render: ({ status, isSuspect }) =>
        isSuspect ? (
          <Badge tone="danger">Suspect</Badge>
        ) : (
          <Badge tone={ENQUIRY_STATUS_LABELS[status].tone}>{ENQUIRY_STATUS_LABELS[status].label}</Badge>
        ),
      text: ({ status, isSuspect }) => (isSuspect ? 'Suspect' : ENQUIRY_STATUS_LABELS[status].label),
    },
    {
      ...{ id: 'waits', label: 'Waiting', sort: 'received', cell: 'when' },
      render: ({ waitsSince }, readAt) => <Waits since={waitsSince} now={readAt} />,
      text: ({ waitsSince }, readAt) => waitsText(waitsSince, null, readAt),
    },
    { id: 'from', label: 'From', sort: 'from', cell: 'name', render: fromOf, text: fromOf },
    {
      ...{ id: 'email', label: 'Email', isOff: true },
      render: ({ email }) => email,
      text: ({ email }) => email,
    },
    {
      ...{ id: 'topic', label: 'About', sort: 'topic' },
      render: ({ topic }) => ENQUIRY_TOPICS[topic],
      text: ({ topic }) => ENQUIRY_TOPICS[topic],
    },
    {
      ...{ id: 'message', label: 'Message', cell: 'long', narrow: 'quiet' },
      render: ({ excerpt }) => excerpt,
      text: ({ excerpt }) => excerpt,
    },
    {
      ...{ id: 'received', label: 'Received', sort: 'received', cell: 'when', narrow: 'quiet' },
      render: ({ receivedAt }) => deskMoment(receivedAt),
      text: ({ receivedAt }) => receivedAt,
    },
  ],
  bulk: [
    {
      ...{ id: 'answered', label: 'Mark as answered' },
      isFor: ({ status, isSuspect }) => status === 'new' && !isSuspect,
      question: (what) => `Mark ${what} as answered`,
      lead: 'They have their answer already. Nothing is sent.',
      whyNot: 'only new ones wait for an answer.',
    },
    {
      ...{ id: 'closed', label: 'Close' },
      isFor: ({ status }) => status !== 'closed',
      question: (what) => `Close ${what}`,
      lead: 'Nothing more is to be done about them. They can be opened again, one by one.',
      whyNot: 'only open ones can be closed.',
    },
  ],
};
