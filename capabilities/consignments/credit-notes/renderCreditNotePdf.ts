import {
  printable,
  renderPdf,
  writeFacts,
  writeHeading,
  writeOpening,
  writeParagraph,
  writeTable,
} from '@saltbush/capability/pdf';
import { formatAud, formatBasisPoints, formatDate } from '@saltbush/freight';
import type { Selectable } from 'kysely';
import type { InvoiceRecord } from '../invoices/invoice-record.ts';
import { writeParty } from '../invoices/writeParty.ts';
import type { Tables } from '../tables.ts';
import { noteLabel } from './noteLabel.ts';

/** Renders a credit note as a PDF, with what an adjustment note has to say (GST Act 1999, s 29-75; GSTR 2013/2). */
export function renderCreditNotePdf(
  note: Selectable<Tables['credit_notes']>,
  { row, lines }: Pick<InvoiceRecord, 'row' | 'lines'>,
): Promise<Buffer> {
  const { seller, buyer, supply } = row;
  const total = note.amount_ex_cents + note.gst_cents;
  const label = noteLabel(note, lines);
  const title = `Credit note ${note.reference}`;
  return renderPdf({ title, subject: printable(supply.route), issuedAt: note.issued_at }, (sheet) => {
    writeOpening(sheet, {
      title: 'Credit note',
      below: `${note.reference}, adjustment note for tax invoice ${row.reference}`,
      label: 'Credited, including GST',
      value: formatAud(total),
      beside: [`Issued ${formatDate(note.issued_on)}`, `For the invoice of ${formatDate(row.issued_on)}`],
    });
    writeParty(sheet, 'From', seller);
    writeParty(sheet, 'To', buyer);
    writeHeading(sheet, 'What it is for');
    writeFacts(sheet, [
      { label: 'Tax invoice', value: `${row.reference}, ${formatDate(row.issued_on)}` },
      { label: 'Consignment', value: row.booking_reference },
      { label: 'Route', value: supply.route },
      ...(supply.customerReference === '' ? [] : [{ label: 'Your reference', value: supply.customerReference }]),
    ]);
    writeTable(sheet, {
      head: { label: 'Taken off', value: 'Australian dollars' },
      rows: [
        { label, value: formatAud(note.amount_ex_cents) },
        { label: `GST ${formatBasisPoints(row.gst_basis_points)}`, value: formatAud(note.gst_cents) },
        { label: 'Total credited, including GST', value: formatAud(total), weight: 'grand-total' },
      ],
    });
    sheet.doc.y += 8;
    writeHeading(sheet, 'Why');
    for (const paragraph of note.reason.split(/\n+/)) writeParagraph(sheet, paragraph);
    writeParagraph(
      sheet,
      `It is taken off what is to pay of ${row.reference}. What was paid beyond that goes back to you.`,
    );
  });
}
