import type { IsoDate } from '@saltbush/freight';
import type { InvoiceStanding } from '../api/invoices.ts';

interface Facts {
  dueOn: IsoDate;
  totalIncGstCents: number;
  paidCents: number;
  /** What credit notes took off it. */
  creditedCents: number;
}

/** How an invoice stands on a day of Sydney's calendar. It may still be paid on the day on which it is due. */
export function standingOf(
  { dueOn, totalIncGstCents, paidCents, creditedCents }: Facts,
  today: IsoDate,
): InvoiceStanding {
  if (paidCents + creditedCents >= totalIncGstCents) return 'paid';
  return dueOn < today ? 'overdue' : 'owing';
}
