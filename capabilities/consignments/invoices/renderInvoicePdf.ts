import {
  printable,
  renderPdf,
  writeFacts,
  writeHeading,
  writeOpening,
  writeParagraph,
  writeTable,
} from '@saltbush/capability/pdf';
import { daysBetween, formatAud, formatBasisPoints, formatDate } from '@saltbush/freight';
import type { Selectable } from 'kysely';
import type { Tables } from '../tables.ts';
import type { InvoiceRow } from './issueInvoice.ts';
import { paymentFacts } from './paymentFacts.ts';
import { writeParty } from './writeParty.ts';

/** Renders an issued invoice as a PDF. */
export function renderInvoicePdf(
  invoice: InvoiceRow,
  lines: readonly Selectable<Tables['invoice_lines']>[],
): Promise<Buffer> {
  const { supply, seller, buyer } = invoice;
  const title = `Tax invoice ${invoice.reference}`;
  return renderPdf({ title, subject: printable(supply.route), issuedAt: invoice.issued_at }, (sheet) => {
    // The law requires these words.
    writeOpening(sheet, {
      title: 'Tax invoice',
      below: `${invoice.reference}, ${supply.route}`,
      label: 'Total including GST',
      value: formatAud(invoice.total_ex_cents + invoice.gst_cents),
      beside: [`Issued ${formatDate(invoice.issued_on)}`, `Due ${formatDate(invoice.due_on)}`],
    });
    writeParty(sheet, 'From', seller);
    writeParty(sheet, 'To', buyer);
    writeHeading(sheet, 'Freight');
    writeFacts(sheet, [
      { label: 'Consignment', value: invoice.booking_reference },
      { label: 'Service', value: supply.serviceName },
      { label: 'Route', value: supply.route },
      { label: 'Pickup', value: formatDate(supply.pickupDate) },
      { label: 'Delivered', value: formatDate(supply.deliveredOn) },
      ...(supply.customerReference === '' ? [] : [{ label: 'Your reference', value: supply.customerReference }]),
    ]);
    writeTable(sheet, {
      head: { label: 'Description', value: 'Australian dollars' },
      rows: [
        ...lines.map(({ label, amount_cents }) => ({ label, value: formatAud(amount_cents) })),
        { label: 'Total before GST', value: formatAud(invoice.total_ex_cents), weight: 'total' },
        { label: `GST ${formatBasisPoints(invoice.gst_basis_points)}`, value: formatAud(invoice.gst_cents) },
        {
          label: 'Total including GST',
          value: formatAud(invoice.total_ex_cents + invoice.gst_cents),
          weight: 'grand-total',
        },
      ],
    });
    sheet.doc.y += 8;
    if (seller.account) {
      writeHeading(sheet, 'How to pay');
      writeFacts(sheet, paymentFacts(invoice.reference, seller.account));
    }
    const days = daysBetween(invoice.issued_on, invoice.due_on);
    writeParagraph(
      sheet,
      `Please quote ${invoice.reference} with your payment, due ${formatDate(invoice.due_on)}, ${days} days after the date of this invoice.`,
    );
  });
}
