import type { DueInvoice } from '@saltbush/consignments/neighbours';
import { formatAud, formatDate, type IsoDate } from '@saltbush/freight';
import type { Happening } from './happening.ts';

/** An invoice that falls due, or is overdue, as something to tell. */
export function invoiceHappening(invoice: DueInvoice, { today, at }: { today: IsoDate; at: Date }): Happening {
  const { reference, shipmentReference, company, userId, dueOn, leftCents, pickupSuburb, deliverySuburb } = invoice;
  const isOverdue = dueOn < today;
  return {
    ...{ kind: 'invoice', at, company, userId, mailed: [] },
    title: isOverdue ? `Invoice overdue: ${reference}` : `Invoice due ${formatDate(dueOn)}: ${reference}`,
    detail: `${formatAud(leftCents)} including GST ${isOverdue ? 'was' : 'is'} due on ${formatDate(dueOn)}. ${shipmentReference}, ${pickupSuburb} to ${deliverySuburb}.`,
    path: `/dashboard/shipments/${shipmentReference}`,
  };
}
