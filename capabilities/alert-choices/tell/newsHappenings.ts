import { EXCEPTION_TITLES } from '@saltbush/consignments/api';
import type { FreightNews } from '@saltbush/consignments/neighbours';
import { formatDate } from '@saltbush/freight';
import type { AlertKind } from '../api/alert-kinds.data.ts';
import type { Happening } from './happening.ts';

/** Statuses that are told of once they are reached. The booking's own mails tell the booker of them too. */
const MOVES: Partial<Record<FreightNews['status'], { kind: AlertKind; title: string; hash?: string }>> = {
  picked_up: { kind: 'pickup', title: 'Picked up' },
  delivered: { kind: 'delivered', title: 'Delivered', hash: '#pod' },
  invoiced: { kind: 'invoice', title: 'Invoice issued' },
};

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** News of freight as things to tell: it may move freight, say what went wrong, and give a later delivery day. */
export function newsHappenings(news: FreightNews): Happening[] {
  const { at, reference, company, userId, customerReference, pickupSuburb, deliverySuburb, bookerEmail } = news;
  const { status, isMove, exception, eta, etaBefore } = news;
  const whose = { at, company, userId };
  const path = `/dashboard/shipments/${reference}`;
  const route = `${pickupSuburb} to ${deliverySuburb}`;
  const load = customerReference === '' ? route : `${route}, your reference ${customerReference}`;
  const happenings: Happening[] = [];
  const move = isMove ? MOVES[status] : undefined;
  if (move) {
    const { kind, title, hash = '' } = move;
    const moved = { title: `${title}: ${reference}`, detail: load, path: path + hash, mailed: [bookerEmail] };
    happenings.push({ ...whose, kind, ...moved });
  }
  // An acceptance gives the day anew: of freight that its client changed, a later one is no delay.
  const isLater = eta !== null && etaBefore !== null && eta > etaBefore && !(isMove && status === 'accepted');
  if (exception) {
    const arrival = eta === null ? '' : `Expected on ${formatDate(eta)}.`;
    happenings.push({
      ...{ ...whose, kind: 'delay', title: `${EXCEPTION_TITLES[exception.kind]}: ${reference}`, path },
      detail: [sentence(load), sentence(exception.reason), arrival].filter((words) => words !== '').join(' '),
      mailed: [bookerEmail],
    });
  } else if (isLater) {
    happenings.push({
      ...{ ...whose, kind: 'delay', title: `Arrives later: ${reference}`, path, mailed: [] },
      detail: `${sentence(load)} Expected on ${formatDate(eta)}, not on ${formatDate(etaBefore)}.`,
    });
  }
  return happenings;
}
