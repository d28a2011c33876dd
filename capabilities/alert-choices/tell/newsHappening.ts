import type { ExceptionKind } from '@saltbush/consignments/api';
import type { FreightNews } from '@saltbush/consignments/neighbours';
import { formatDate } from '@saltbush/freight';
import type { AlertKind } from '../api/alert-kinds.data.ts';
import type { Happening } from './happening.ts';

const EXCEPTIONS: Record<ExceptionKind, string> = {
  delayed: 'Delayed',
  futile: 'Pickup or delivery not possible',
  damaged: 'Freight damaged',
  short: 'Freight incomplete',
  refused: 'Delivery refused',
};

/** Statuses that are told of once they are reached. The booking's own mails tell the booker of them too. */
const MOVES: Partial<Record<FreightNews['status'], { kind: AlertKind; title: string; hash?: string }>> = {
  picked_up: { kind: 'pickup', title: 'Picked up' },
  delivered: { kind: 'delivered', title: 'Delivered', hash: '#pod' },
  invoiced: { kind: 'invoice', title: 'Invoice issued' },
};

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** News of freight as something to tell; null for what nobody chooses to hear of. */
export function newsHappening(news: FreightNews): Happening | null {
  const { at, reference, company, userId, customerReference, pickupSuburb, deliverySuburb, bookerEmail } = news;
  const { status, isMove, exception, eta, etaBefore } = news;
  const whose = { at, company, userId };
  const path = `/dashboard/shipments/${reference}`;
  const route = `${pickupSuburb} to ${deliverySuburb}`;
  const load = customerReference === '' ? route : `${route}, your reference ${customerReference}`;
  if (exception) {
    const arrival = eta === null ? '' : `Expected on ${formatDate(eta)}.`;
    return {
      ...{ ...whose, kind: 'delay', title: `${EXCEPTIONS[exception.kind]}: ${reference}`, path },
      detail: [sentence(load), sentence(exception.reason), arrival].filter((words) => words !== '').join(' '),
      mailed: [bookerEmail],
    };
  }
  const move = isMove ? MOVES[status] : undefined;
  if (move) {
    const { kind, title, hash = '' } = move;
    return { ...whose, kind, title: `${title}: ${reference}`, detail: load, path: path + hash, mailed: [bookerEmail] };
  }
  if (eta === null || etaBefore === null || eta <= etaBefore) return null;
  return {
    ...{ ...whose, kind: 'delay', title: `Arrives later: ${reference}`, path, mailed: [] },
    detail: `${sentence(load)} Expected on ${formatDate(eta)}, not on ${formatDate(etaBefore)}.`,
  };
}
