import type { IsoDate } from '@saltbush/freight';
import type { InvoiceStanding } from '../api/invoices.ts';

/** How an invoice stands on a day of Sydney's calendar. It may still be paid on the day on which it is due. */
export function standingOf(
  { dueOn, totalIncGstCents, paidCents }: { dueOn: IsoDate; totalIncGstCents: number; paidCents: number },
  today: IsoDate,
): InvoiceStanding {
  if (paidCents >= totalIncGstCents) return 'paid';
  return dueOn < today ? 'overdue' : 'owing';
}
