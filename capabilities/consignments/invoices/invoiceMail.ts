import type { Mail } from '@saltbush/capability/mail';
import { mailLayout } from '@saltbush/capability/mail';
import { formatAud, formatDate } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import type { BookingRow } from '../tables.ts';
import type { InvoiceRow } from './issueInvoice.ts';
import { paymentFacts } from './paymentFacts.ts';

interface Enclosure {
  row: BookingRow;
  /** The page where the client sees the booking. */
  url: string;
  pdf: Buffer;
}

/** The mail that brings the tax invoice to the booker. */
export function invoiceMail(invoice: InvoiceRow, { row, url, pdf }: Enclosure): Mail {
  const { reference, supply, due_on: dueOn } = invoice;
  const totalIncCents = invoice.total_ex_cents + invoice.gst_cents;
  return {
    kind: 'invoice',
    to: row.details.booker.email,
    replyTo: brand.accountsEmail,
    subject: `Tax invoice ${reference}: ${formatAud(totalIncCents)} inc GST, due ${formatDate(dueOn)}`,
    ...mailLayout({
      title: `Tax invoice ${reference}`,
      preheader: `${row.reference}: ${supply.route}`,
      paragraphs: [
        `The tax invoice for ${row.reference} is attached. It is due on ${formatDate(dueOn)}.`,
        `Something is not right? Answer this mail or call ${brand.phone} before you pay.`,
      ],
      facts: [
        { label: 'Consignment', value: row.reference },
        { label: 'Route', value: supply.route },
        { label: 'Delivered', value: formatDate(supply.deliveredOn) },
        { label: 'Due', value: formatDate(dueOn) },
        ...(invoice.seller.account ? paymentFacts(reference, invoice.seller.account) : []),
      ],
      lines: [
        ...row.quote.lines.map(({ label, amountCents }) => ({ label, amountCents })),
        { label: 'Total before GST', amountCents: invoice.total_ex_cents, isTotal: true },
        { label: 'GST', amountCents: invoice.gst_cents, isTotal: true },
        { label: 'Total including GST', amountCents: totalIncCents, isTotal: true },
      ],
      link: { label: 'Open the booking', href: url },
    }),
    attachments: [{ name: `${reference}.pdf`, contentType: 'application/pdf', content: pdf }],
  };
}
