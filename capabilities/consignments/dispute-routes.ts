import { type Route, route } from '@saltbush/capability';
import { orNotFound } from '@saltbush/capability/desk';
import { rowId } from '@saltbush/capability/http';
import { sendPdf } from '@saltbush/capability/pdf';
import type { DeskBookingDetail } from './api/bookings.ts';
import { answerDisputeSchema, disputeLineSchema } from './api/disputes.ts';
import type { ShipmentDetail } from './api/shipments.ts';
import { deskDetailOf } from './bookings/deskDetailOf.ts';
import type { ConsignmentParts } from './consignment-parts.ts';
import { creditNotePdf } from './credit-notes/creditNotePdf.ts';
import { answerDispute } from './disputes/answerDispute.ts';
import { raiseDispute } from './disputes/raiseDispute.ts';
import { findInvoice } from './invoices/invoice-record.ts';
import { EXPORT_RATE } from './shipments/exports.ts';
import { ownShipment } from './shipments/ownShipment.ts';

const RATE = { name: 'invoice-disputes', points: 60, durationSeconds: 60 * 60, by: 'user' } as const;
const NO_DISPUTE = 'There is no such booking, or nobody disputes this line of its invoice. Load it again.';
const NO_NOTE = 'There is no such credit note. Open the invoice to see which there are.';

async function creditNoteOf(reference: string, creditNote: string, { database: { db }, now }: ConsignmentParts) {
  const invoice = await findInvoice(db, reference);
  const content = invoice && (await creditNotePdf(db, invoice, { reference: creditNote, now: now() }));
  return { name: `${creditNote}.pdf`, content: orNotFound(content, NO_NOTE) };
}

/** What clients say against lines of an invoice, what they are answered, and the credit notes. */
export const disputeRoutes: readonly Route<ConsignmentParts>[] = [
  route(
    'POST /api/shipments/:reference/invoice/disputes',
    { access: 'own', rate: RATE, body: disputeLineSchema, answers: 201 },
    async (call, parts): Promise<ShipmentDetail> => {
      // Whether it is theirs comes before what was sent.
      const { reference } = await ownShipment(call.params.reference, call.user.id, parts);
      await raiseDispute({ reference, input: call.body, user: call.user }, parts);
      return ownShipment(reference, call.user.id, parts);
    },
  ),
  route(
    'GET /api/shipments/:reference/credit-notes/:creditNote.pdf',
    { access: 'own', rate: EXPORT_RATE, forKeys: { scope: 'documents', summary: 'Get a credit note' } },
    async ({ params, user, response }, parts): Promise<undefined> => {
      const { reference } = await ownShipment(params.reference, user.id, parts);
      sendPdf(response, await creditNoteOf(reference, params.creditNote, parts));
    },
  ),
  route(
    'POST /api/ops/bookings/:reference/disputes/:id/answer',
    { access: 'staff', body: answerDisputeSchema, answers: 201 },
    async ({ params, body, user }, parts): Promise<DeskBookingDetail> => {
      const disputeId = orNotFound(rowId(params.id), NO_DISPUTE);
      const { reference } = params;
      const record = await answerDispute({ reference, disputeId, input: body, actor: user.email }, parts);
      return deskDetailOf(orNotFound(record, NO_DISPUTE), parts.now());
    },
  ),
  route(
    'GET /api/ops/bookings/:reference/credit-notes/:creditNote.pdf',
    { access: 'staff' },
    async ({ params, response }, parts): Promise<undefined> => {
      sendPdf(response, await creditNoteOf(params.reference, params.creditNote, parts));
    },
  ),
];
