import { INVOICE_STANDINGS, type InvoiceStanding, type InvoiceView } from '@saltbush/consignments/api';
import { formatAud, formatDate, type IsoDate } from '@saltbush/freight';

export const INVOICE_VIEW_NAMES: Record<InvoiceView, string> = { all: 'All', ...INVOICE_STANDINGS };

/** "Due 27 Nov 2026"; nothing once it is paid. */
export function dueText(standing: InvoiceStanding, dueOn: IsoDate): string {
  if (standing === 'paid') return '';
  return `${standing === 'overdue' ? 'Was due' : 'Due'} ${formatDate(dueOn)}`;
}

interface Amounts {
  totalIncGstCents: number;
  paidCents: number;
  creditedCents?: number;
}

/**
 * What is left of an invoice that was paid or credited in part: "$146.12 still to pay"; what goes back once more was paid than
 * is owed; nothing otherwise.
 */
export function leftText({ totalIncGstCents, paidCents, creditedCents = 0 }: Amounts): string {
  const left = totalIncGstCents - paidCents - creditedCents;
  if (left < 0) return `${formatAud(-left)} goes back to you`;
  return left < totalIncGstCents && left > 0 ? `${formatAud(left)} still to pay` : '';
}
