import type { ShipmentInvoice } from '@saltbush/consignments/api';
import { formatAud, formatDate, type LineDifference, lineDifferences, type Quote } from '@saltbush/freight';
import { ButtonLink, FactList, icons } from '@saltbush/ui';
import { invoiceHref } from '../api/shipment.ts';
import * as F from '../frame/frame.styles.ts';
import { InvoiceBadge } from '../invoices/InvoiceBadge.tsx';
import { dueText, leftText } from '../invoices/invoice-words.ts';
import * as S from './shipment.styles.ts';

interface InvoiceFactsProps {
  /** Of the consignment. */
  reference: string;
  quote: Quote;
  invoice: ShipmentInvoice;
}

/** The tax invoice beside the quote: what differs and why, how it stands, and its document. */
export function InvoiceFacts({ reference, quote, invoice }: InvoiceFactsProps) {
  const { standing, dueOn, totalIncGstCents, paidCents = 0, lines } = invoice;
  const difference = totalIncGstCents - quote.totalIncGstCents;
  const due = standing ? dueText(standing, dueOn) : `Due ${formatDate(dueOn)}`;
  const left = leftText({ totalIncGstCents, paidCents });
  return (
    <>
      <h3>{invoice.reference}</h3>
      <S.Standing>
        {standing && <InvoiceBadge standing={standing} />}
        {left && <span>{left}</span>}
        {due && <span>{due}</span>}
      </S.Standing>
      <FactList
        align="end"
        aria-label="Quote and invoice"
        rows={[
          { term: 'Quoted inc GST', detail: formatAud(quote.totalIncGstCents) },
          { term: `Invoiced ${formatDate(invoice.issuedOn)}`, detail: formatAud(totalIncGstCents) },
          { term: 'Difference', detail: signed(difference) },
        ]}
      />
      <F.Small>{reasonOf(difference, lines && lineDifferences(quote.lines, lines))}</F.Small>
      <ButtonLink href={invoiceHref(reference)} variant="secondary" size="small" iconBefore={icons.download} download>
        Tax invoice PDF
      </ButtonLink>
    </>
  );
}

const signed = (amountCents: number): string => `${amountCents > 0 ? '+' : ''}${formatAud(amountCents)}`;

/** Older gateways do not say what the lines of the invoice are. */
function reasonOf(difference: number, differing: readonly LineDifference[] | undefined): string {
  if (!differing) return difference === 0 ? 'Invoiced as quoted.' : 'The tax invoice says what is charged.';
  if (differing.length === 0) {
    return difference === 0 ? 'Invoiced as quoted, line by line.' : 'The lines are as quoted; only the GST differs.';
  }
  const reasons = differing.map(({ label, quotedCents, invoicedCents }) => {
    if (quotedCents === null) return `${label} was not quoted, ${formatAud(invoicedCents ?? 0)}`;
    if (invoicedCents === null) return `${label} was quoted at ${formatAud(quotedCents)} and is not charged`;
    return `${label} was quoted at ${formatAud(quotedCents)} and came to ${formatAud(invoicedCents)}`;
  });
  return `Before GST: ${reasons.join('; ')}.`;
}
