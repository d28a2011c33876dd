import type { ShipmentInvoice } from '@saltbush/consignments/api';
import { formatAud, formatDate, type LineDifference, lineDifferences, type Quote } from '@saltbush/freight';
import * as F from '@saltbush/portal/frame.styles';
import { ButtonLink, FactList, icons, Skeleton } from '@saltbush/ui';
import { lazy, Suspense } from 'react';
import { invoiceHref } from '../api/shipment.ts';
import { InvoiceBadge } from '../invoices/InvoiceBadge.tsx';
import { dueText, leftText } from '../invoices/invoice-words.ts';
import * as S from './shipment.styles.ts';

const InvoiceLines = lazy(() =>
  import(/* webpackChunkName: "shipment" */ './InvoiceLines.tsx').then(
    (loaded) => ({ default: loaded.InvoiceLines }),
    () => ({ default: LinesMissing }),
  ),
);

interface InvoiceFactsProps {
  /** Of the consignment. */
  reference: string;
  quote: Quote;
  invoice: ShipmentInvoice;
  mayDispute: boolean;
}

/** The tax invoice beside the quote: what differs and why, how it stands, its document, and its lines. */
export function InvoiceFacts({ reference, quote, invoice, mayDispute }: InvoiceFactsProps) {
  const { standing, dueOn, totalIncGstCents, paidCents = 0, creditedCents = 0, lines, disputes } = invoice;
  const difference = totalIncGstCents - quote.totalIncGstCents;
  const due = standing ? dueText(standing, dueOn) : `Due ${formatDate(dueOn)}`;
  const left = leftText({ totalIncGstCents, paidCents, creditedCents });
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
          ...(creditedCents > 0 ? [{ term: 'Credited', detail: formatAud(-creditedCents) }] : []),
        ]}
      />
      <F.Small>{reasonOf(difference, lines && lineDifferences(quote.lines, lines))}</F.Small>
      <ButtonLink href={invoiceHref(reference)} variant="secondary" size="small" iconBefore={icons.download} download>
        Tax invoice PDF
      </ButtonLink>
      {disputes && (
        <Suspense fallback={<Skeleton height="8rem" />}>
          <InvoiceLines {...{ reference, invoice, mayDispute }} />
        </Suspense>
      )}
    </>
  );
}

const LinesMissing = () => <F.Small>The lines did not arrive. Reload the page to see them.</F.Small>;

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
