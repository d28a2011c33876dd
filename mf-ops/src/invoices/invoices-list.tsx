import {
  DESK_INVOICE_SORTS,
  DESK_INVOICE_VIEWS,
  type DeskInvoiceRow,
  type DeskInvoiceSort,
  type DeskInvoiceView,
  INVOICE_STANDINGS,
} from '@saltbush/consignments/api';
import { BOOKING_RECORD } from '../booking/booking-record.ts';
import { listAddress } from '../frame/listAddress.ts';
import type { WorkList } from '../list/work-list.ts';
import { RecordBeside } from '../record/RecordBeside.tsx';
import { INVOICES_TABLE } from './invoices-table.tsx';

const VIEWS: Record<DeskInvoiceView, { label: string; empty: string }> = {
  owing: {
    label: 'Unpaid',
    empty: 'Nothing is to pay. An invoice comes here when it is issued from a delivered booking.',
  },
  disputed: {
    label: 'Disputed',
    empty: 'Nobody disputes a line. What a client disputes comes here, and to accounts by mail.',
  },
  overdue: { label: INVOICE_STANDINGS.overdue, empty: 'Nothing is overdue.' },
  paid: { label: INVOICE_STANDINGS.paid, empty: 'Nothing has been paid yet. Record a payment from an invoice.' },
  all: { label: 'All', empty: 'No invoice has been issued yet. Issue the first one from a delivered booking.' },
};

export const INVOICES_LIST: WorkList<DeskInvoiceView, DeskInvoiceRow, DeskInvoiceSort> = {
  title: 'Invoices',
  thing: 'invoice',
  things: 'invoices',
  path: '/ops/invoices',
  recordPath: '/ops/bookings',
  address: listAddress({ path: '/ops/invoices', sorts: DESK_INVOICE_SORTS, views: DESK_INVOICE_VIEWS }),
  views: DESK_INVOICE_VIEWS.map((id) => ({ id, ...VIEWS[id] })),
  wholeView: 'all',
  viewsLabel: 'Views of invoices',
  searchPlaceholder: 'Invoice, booking or business',
  searched: 'its number, booking, business or their reference',
  table: INVOICES_TABLE,
  beside: (given) => <RecordBeside record={BOOKING_RECORD} {...given} />,
};
