import {
  type DeskEnquiry,
  ENQUIRY_SORTS,
  ENQUIRY_VIEWS,
  type EnquirySort,
  type EnquiryView,
} from '@saltbush/enquiries/api';
import { listAddress } from '../frame/listAddress.ts';
import type { WorkList } from '../list/work-list.ts';
import { RecordBeside } from '../record/RecordBeside.tsx';
import { ENQUIRIES_TABLE } from './enquiries-table.tsx';
import { ENQUIRY_RECORD } from './enquiry-record.ts';

const VIEWS = {
  new: { label: 'New', empty: 'Every enquiry has its answer. A new one shows here within ten seconds.' },
  answered: { label: 'Answered', empty: 'Nothing is answered yet. Mark an enquiry as answered once you have replied.' },
  closed: { label: 'Closed', empty: 'Nothing is closed yet.' },
  all: { label: 'All', empty: 'Nobody has written yet. What the contact form sends shows here.' },
  suspect: { label: 'Suspect', empty: 'Nothing looks as if a program had written it.' },
} as const satisfies Record<EnquiryView, { label: string; empty: string }>;

export const ENQUIRIES_LIST: WorkList<EnquiryView, DeskEnquiry, EnquirySort> = {
  title: 'Enquiries',
  thing: 'enquiry',
  things: 'enquiries',
  path: '/ops/enquiries',
  address: listAddress({ path: '/ops/enquiries', sorts: ENQUIRY_SORTS, views: ENQUIRY_VIEWS }),
  views: ENQUIRY_VIEWS.map((id) => ({ id, ...VIEWS[id] })),
  wholeView: 'all',
  viewsLabel: 'Views of enquiries',
  searchPlaceholder: 'Reference, name or words',
  searched: 'its reference, sender or message',
  table: ENQUIRIES_TABLE,
  opensFirstOf: 'new',
  beside: (given) => <RecordBeside record={ENQUIRY_RECORD} {...given} />,
};
