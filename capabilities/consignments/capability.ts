import { defineCapability } from '@saltbush/capability';
import { amendmentRoutes } from './amendment-routes.ts';
import { boardRoutes } from './board-routes.ts';
import { bookingRoutes } from './booking-routes.ts';
import { type ConsignmentParts, startConsignments } from './consignment-parts.ts';
import { seedDemoBoard } from './demo/seedDemoBoard.ts';
import { seedDemoCompany } from './demo/seedDemoCompany.ts';
import { seedDemoTemplates } from './demo/seedDemoTemplates.ts';
import { deskRoutes } from './desk-routes.ts';
import { deskCounts } from './deskCounts.ts';
import { disputeRoutes } from './dispute-routes.ts';
import type {} from './errors.ts';
import { figureRoutes } from './figure-routes.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { bookingsSql } from './migrations/0006-bookings.ts';
import { shipmentsSql } from './migrations/0010-shipments.ts';
import { invoicesSql } from './migrations/0011-invoices.ts';
import { shipmentListsSql } from './migrations/0013-shipment-lists.ts';
import { pickupTimesSql } from './migrations/0044-pickup-times.ts';
import { consignmentSearchSql } from './migrations/0075-consignment-search.ts';
import { allocationsSql } from './migrations/0081-allocations.ts';
import { invoicePaymentsSql } from './migrations/0083-invoice-payments.ts';
import { deskListsSql } from './migrations/0084-desk-lists.ts';
import { handlingUnitsSql } from './migrations/0085-handling-units.ts';
import { eventActorsSql } from './migrations/0087-event-actors.ts';
import { creditNotesSql } from './migrations/0088-credit-notes.ts';
import { bookingTemplatesSql } from './migrations/0092-booking-templates.ts';
import { claimCreditNotesSql } from './migrations/0093-credit-notes-for-claims.ts';
import { creditNoteSearchSql } from './migrations/0097-credit-note-search.ts';
import { unreadEventsSql } from './migrations/0098-unread-events.ts';
import { askedAgainSql } from './migrations/0100-asked-again.ts';
import { hiddenAlertsSql } from './migrations/0102-hidden-alerts.ts';
import { podPlacesSql } from './migrations/0108-pod-places.ts';
import { positionNewsSql } from './migrations/0109-position-news.ts';
import { eventTracesSql } from './migrations/0122-event-traces.ts';
import { people } from './people/people.ts';
import { retention } from './retention.ts';
import type {} from './settings.ts';
import { shipmentRoutes } from './shipment-routes.ts';
import { statementRoutes } from './statement-routes.ts';
import type { ConsignmentTables } from './tables.ts';
import { templateRoutes } from './template-routes.ts';
import { trackingRoutes } from './tracking-routes.ts';

export type { ConsignmentTables } from './tables.ts';

/** Bookings, and the consignments that they become. */
export const consignments = defineCapability<ConsignmentTables, ConsignmentParts>({
  name: 'consignments',
  tables: [
    ...(['bookings', 'booking_events', 'pods', 'pod_pictures', 'handling_units', 'booking_templates'] as const),
    ...(['unread_events', 'position_news', 'hidden_alerts'] as const),
    ...(['invoices', 'invoice_lines', 'invoice_documents', 'invoice_payments'] as const),
    ...(['invoice_disputes', 'credit_notes', 'credit_note_documents'] as const),
  ],
  migrations: [
    { id: '0006-bookings', statements: bookingsSql },
    { id: '0010-shipments', statements: shipmentsSql },
    { id: '0011-invoices', statements: invoicesSql },
    { id: '0013-shipment-lists', statements: shipmentListsSql },
    { id: '0044-pickup-times', statements: pickupTimesSql },
    { id: '0075-consignment-search', statements: consignmentSearchSql },
    { id: '0081-allocations', statements: allocationsSql },
    { id: '0083-invoice-payments', statements: invoicePaymentsSql },
    { id: '0084-desk-lists', statements: deskListsSql },
    { id: '0085-handling-units', statements: handlingUnitsSql },
    { id: '0087-event-actors', statements: eventActorsSql },
    { id: '0088-credit-notes', statements: creditNotesSql },
    { id: '0092-booking-templates', statements: bookingTemplatesSql },
    { id: '0093-credit-notes-for-claims', statements: claimCreditNotesSql },
    { id: '0097-credit-note-search', statements: creditNoteSearchSql },
    { id: '0098-unread-events', statements: unreadEventsSql },
    { id: '0100-asked-again', statements: askedAgainSql },
    { id: '0102-hidden-alerts', statements: hiddenAlertsSql },
    { id: '0108-pod-places', statements: podPlacesSql },
    { id: '0109-position-news', statements: positionNewsSql },
    { id: '0122-event-traces', statements: eventTracesSql },
  ],
  start: startConsignments,
  routes: [
    ...[...bookingRoutes, ...deskRoutes, ...boardRoutes],
    ...[...shipmentRoutes, ...templateRoutes, ...invoiceRoutes, ...disputeRoutes, ...statementRoutes, ...figureRoutes],
    ...[...amendmentRoutes, ...trackingRoutes],
  ],
  people,
  deskCounts,
  retention,
  async demo(house, userIdOf) {
    await seedDemoCompany(house, userIdOf);
    await seedDemoTemplates(house, userIdOf);
    await seedDemoBoard(house);
  },
});
