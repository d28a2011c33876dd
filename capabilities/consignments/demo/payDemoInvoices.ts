import type { IsoDate } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import { OWING } from '../invoice-list/invoice-rules.ts';
import type { Tables } from '../tables.ts';
import { bookedByDemo } from './bookedByDemo.ts';
import { DEMO_STAFF, demoUuid } from './demoRows.ts';

/**
 * Pays the demo company's invoices on the day on which each was due. The latest one that is due stays unpaid, so that
 * there is an overdue one to see. What a person booked is left alone.
 */
export async function payDemoInvoices(transaction: Kysely<Tables>, company: string, today: IsoDate): Promise<void> {
  const due = await transaction
    .selectFrom('invoices')
    .innerJoin('bookings', 'bookings.reference', 'invoices.booking_reference')
    .select(['invoices.reference', 'invoices.booking_reference', 'invoices.due_on'])
    .select(['invoices.total_ex_cents', 'invoices.gst_cents', 'bookings.credited_cents'])
    .where('bookings.client_reference', '=', company)
    .where('invoices.due_on', '<', today)
    .where('bookings.paid_cents', '=', 0)
    .where(OWING)
    .where(bookedByDemo)
    .orderBy('invoices.due_on', 'desc')
    .orderBy('invoices.reference', 'desc')
    .offset(1)
    .execute();
  if (due.length === 0) return;
  await transaction
    .insertInto('invoice_payments')
    .values(
      due.map(({ reference, due_on, total_ex_cents, gst_cents, credited_cents }) => ({
        invoice_reference: reference,
        submission_id: demoUuid(`payment of ${reference}`),
        received_on: due_on,
        amount_cents: total_ex_cents + gst_cents - credited_cents,
        note: 'Bank transfer',
        recorded_at: new Date(`${due_on}T02:00:00Z`),
        recorded_by: DEMO_STAFF,
      })),
    )
    .execute();
  await transaction
    .updateTable('bookings')
    .set({ paid_cents: sql`total_ex_cents + gst_cents - credited_cents` })
    .where(
      'reference',
      'in',
      due.map(({ booking_reference }) => booking_reference),
    )
    .execute();
}
