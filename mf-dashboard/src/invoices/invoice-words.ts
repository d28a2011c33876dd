import { INVOICE_STANDINGS, type InvoiceStanding, type InvoiceView } from '@saltbush/consignments/api';
import { formatAud, formatDate, type IsoDate } from '@saltbush/freight';

export const INVOICE_VIEW_NAMES: Record<InvoiceView, string> = { all: 'All', ...INVOICE_STANDINGS };

/** "Due 27 Nov 2026"; nothing once it is paid. */
export function dueText(standing: InvoiceStanding, dueOn: IsoDate): string {
  if (standing === 'paid') return '';
  return `${standing === 'overdue' ? 'Was due' : 'Due'} ${formatDate(dueOn)}`;
}

/** What is left of an invoice that was paid in part: "$146.12 still to pay"; nothing otherwise. */
export function leftText({ totalIncGstCents, paidCents }: { totalIncGstCents: number; paidCents: number }): string {
  const left = totalIncGstCents - paidCents;
  return paidCents > 0 && left > 0 ? `${formatAud(left)} still to pay` : '';
}
