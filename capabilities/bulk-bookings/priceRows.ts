import { setImmediate as turn } from 'node:timers/promises';
import { availableServices, type QuoteRequest, selectService, TERMS } from '@saltbush/freight';
import type { BulkPriced, BulkRow } from './api/bulk.ts';
import type { BulkParts } from './bulk-parts.ts';
import { type PlannedRow, planRows, type Sender } from './planRows.ts';
import { faultsOf } from './rowFaults.ts';

/** A booking is checked before anybody says who books. */
const SOMEBODY = { businessName: 'Business', name: 'Name', email: 'name@business.example', phone: '0400 000 000' };

/** The request with the service that the row names, or else the cheapest that takes the freight. */
export function withService(request: QuoteRequest, now: Date): QuoteRequest {
  if (request.service !== null) return request;
  return { ...request, service: selectService(availableServices(request, { now }).options) };
}

async function priceRow(planned: PlannedRow<BulkRow>, userId: string, parts: BulkParts): Promise<BulkPriced> {
  if (planned.status === 'booked') return { status: 'booked', reference: planned.reference };
  if (planned.status === 'faulty') return { status: 'faulty', faults: planned.faults };
  const { id, cells, details } = planned;
  const request = withService(planned.request, parts.now());
  try {
    const quote = await parts.quotes.price(request, userId);
    const input = { ...details, submissionId: id, quoteToken: '', booker: SOMEBODY, termsVersion: TERMS.version };
    parts.bookings.requireBookable({ request, quote }, input);
    return {
      ...{ status: 'priced', cells, serviceName: quote.serviceName, vehicle: quote.vehicle },
      ...{ pickupDate: details.pickupDate, needsReview: quote.needsReview },
      ...{ totalExGstCents: quote.totalExGstCents, totalIncGstCents: quote.totalIncGstCents },
    };
  } catch (error) {
    return { status: 'faulty', faults: faultsOf(error, request) };
  }
}

/** What each row costs now, or what is wrong with it. Other work runs between two rows. @throws Refusal `role-not-enough`. */
export async function priceRows(rows: readonly BulkRow[], user: Sender, parts: BulkParts): Promise<BulkPriced[]> {
  const priced: BulkPriced[] = [];
  for (const planned of await planRows(rows, user, parts)) {
    priced.push(await priceRow(planned, user.id, parts));
    await turn();
  }
  return priced;
}
