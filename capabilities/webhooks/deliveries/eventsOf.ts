import type { FreightNews } from '@saltbush/consignments/neighbours';
import type { WebhookPayload } from '../api/payloads.ts';
import type { WebhookEvent } from '../api/webhook-events.data.ts';

const OF_MOVES: Record<FreightNews['status'], WebhookEvent> = {
  requested: 'consignment.booked',
  accepted: 'consignment.accepted',
  allocated: 'consignment.allocated',
  picked_up: 'consignment.picked_up',
  in_transit: 'consignment.in_transit',
  out_for_delivery: 'consignment.out_for_delivery',
  delivered: 'consignment.delivered',
  invoiced: 'invoice.issued',
  declined: 'consignment.declined',
  cancelled: 'consignment.cancelled',
};

/** What one piece of news is told as: it may move a consignment, say what went wrong, and give another delivery day. */
export function eventsOf(news: FreightNews): WebhookPayload[] {
  const { status, isMove, isAmended, exception, resolvesException, eta } = news;
  // Accepting it gives the first delivery day, which changes none.
  const changesEta = eta !== null && !(isMove && status === 'accepted');
  const types: WebhookEvent[] = [
    ...(isAmended ? (['consignment.changed'] as const) : isMove ? [OF_MOVES[status]] : []),
    ...(resolvesException ? (['consignment.exception_resolved'] as const) : []),
    ...(exception ? (['consignment.exception'] as const) : []),
    ...(changesEta ? (['consignment.eta_changed'] as const) : []),
  ];
  const { reference, customerReference, pickupSuburb, deliverySuburb } = news;
  const data = { reference, customerReference, status, pickupSuburb, deliverySuburb, eta, exception };
  return types.map((type) => ({ type, timestamp: news.at.toISOString(), data }));
}
