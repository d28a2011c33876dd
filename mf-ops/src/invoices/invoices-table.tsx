import { type DeskInvoiceRow, type DeskInvoiceSort, INVOICE_STANDINGS } from '@saltbush/consignments/api';
import { daysBetween, decimalAmount, formatAud, formatDate } from '@saltbush/freight';
import { Badge } from '@saltbush/ui';
import { deskDate } from '../consignment/deskTime.ts';
import { InvoiceBadge } from '../consignment/InvoiceBadge.tsx';
import type { ListTable } from '../list/list-table.ts';
import { Badges, Table } from './InvoicesTable.styles.ts';
import { leftCents } from './leftCents.ts';

const standingText = ({ standing, isDisputed = false }: DeskInvoiceRow): string =>
  isDisputed ? `${INVOICE_STANDINGS[standing]}, disputed` : INVOICE_STANDINGS[standing];

function overdueText({ standing, dueOn }: DeskInvoiceRow, readAt: number): string {
  if (standing !== 'overdue') return '';
  const days = daysBetween(dueOn, deskDate(readAt));
  return days === 1 ? '1 day' : `${days} days`;
}

/** The rows of invoices. Each opens the booking that it charges for, where its payments are recorded. */
export const INVOICES_TABLE: ListTable<DeskInvoiceRow, DeskInvoiceSort> = {
  Table,
  keyOf: ({ bookingReference }) => bookingReference,
  head: { label: 'Invoice', sort: 'reference', cell: 'reference', text: ({ reference }) => reference },
  columns: [
    {
      ...{ id: 'status', label: 'Standing' },
      render: ({ standing, isDisputed = false }) => (
        <Badges>
          <InvoiceBadge standing={standing} />
          {isDisputed && <Badge tone="warn">Disputed</Badge>}
        </Badges>
      ),
      text: standingText,
    },
    {
      ...{ id: 'business', label: 'Business', sort: 'business' },
      render: ({ businessName }) => businessName,
      text: ({ businessName }) => businessName,
    },
    {
      ...{ id: 'due', label: 'Due', sort: 'due' },
      render: ({ dueOn }) => formatDate(dueOn),
      text: ({ dueOn }) => dueOn,
    },
    {
      ...{ id: 'credited', label: 'Credited', align: 'end', isOff: true },
      render: ({ creditedCents = 0 }) => (creditedCents === 0 ? '' : formatAud(creditedCents)),
      text: ({ creditedCents = 0 }) => decimalAmount(creditedCents),
    },
    { id: 'overdue', label: 'Overdue by', render: overdueText, text: overdueText },
    {
      ...{ id: 'left', label: 'Still to pay', sort: 'left', align: 'end' },
      render: (row) => formatAud(leftCents(row)),
      text: (row) => decimalAmount(leftCents(row)),
    },
    {
      ...{ id: 'total', label: 'Inc GST', sort: 'total', align: 'end' },
      render: ({ totalIncGstCents }) => formatAud(totalIncGstCents),
      text: ({ totalIncGstCents }) => decimalAmount(totalIncGstCents),
    },
    {
      ...{ id: 'booking', label: 'Booking' },
      render: ({ bookingReference }) => bookingReference,
      text: ({ bookingReference }) => bookingReference,
    },
    {
      ...{ id: 'issued', label: 'Issued', sort: 'issued', isOff: true },
      render: ({ issuedOn }) => formatDate(issuedOn),
      text: ({ issuedOn }) => issuedOn,
    },
    {
      ...{ id: 'theirs', label: 'Their reference', isOff: true },
      render: ({ customerReference }) => customerReference,
      text: ({ customerReference }) => customerReference,
    },
  ],
  bulk: [
    {
      ...{ id: 'paid', label: 'Record as paid' },
      isFor: ({ standing }) => standing !== 'paid',
      question: (what) => `Record ${what} as paid`,
      lead: 'What is still to pay of each is recorded as received today. For part of it, or another day, open the invoice.',
      whyNot: 'what is paid in full takes no further payment.',
    },
  ],
};
