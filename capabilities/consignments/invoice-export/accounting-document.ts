import { type IsoDate, percentOfCents } from '@saltbush/freight';

/** A line with its own share of the document's GST. Below zero on a credit note. */
export interface AccountingLine {
  label: string;
  exCents: number;
  gstCents: number;
}

/** An invoice or a credit note as a program of accounts takes it. */
export interface AccountingDocument {
  kind: 'invoice' | 'credit-note';
  reference: string;
  issuedOn: IsoDate;
  /** Of a credit note, the day of its issue. */
  dueOn: IsoDate;
  buyerName: string;
  /** The consignment, and of a credit note the invoice too: what it refers to besides the customer's own reference. */
  about: string[];
  customerReference: string;
  hasGst: boolean;
  lines: AccountingLine[];
}

interface Totals {
  gstBasisPoints: number;
  gstCents: number;
}

/**
 * Each line's share of the GST of an invoice, which is rounded once for the whole of it. The shares are rounded so that they
 * add up to it, and none is more than a cent away from the GST of its line alone.
 */
export function withGst(
  lines: readonly { label: string; amount_cents: number }[],
  { gstBasisPoints, gstCents }: Totals,
): AccountingLine[] {
  let exSoFar = 0;
  let gstSoFar = 0;
  return lines.map(({ label, amount_cents: exCents }, index) => {
    exSoFar += exCents;
    const until = index === lines.length - 1 ? gstCents : percentOfCents(exSoFar, gstBasisPoints);
    const share = until - gstSoFar;
    gstSoFar = until;
    return { label, exCents, gstCents: share };
  });
}
