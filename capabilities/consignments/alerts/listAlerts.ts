import type { PrivateLinks } from '@saltbush/capability/references';
import { addDays, formatAud, formatDate, localTime } from '@saltbush/freight';
import { listOpenQuotes, quoteToken } from '@saltbush/quotes/neighbours';
import type { Kysely } from 'kysely';
import type { Alert } from '../api/alerts.ts';
import { EXCEPTION_TITLES } from '../api/booking-words.ts';
import { readInvoices } from '../invoice-list/listInvoices.ts';
import { type ClientScope, inScope } from '../shipments/client-scope.ts';
import type { Tables } from '../tables.ts';
import { hiddenAlerts, isHidden } from './hiddenAlerts.ts';

const MOST_ALERTS = 20;
const MOST_QUOTES = 5;
const EXPIRING_DAYS = 5;
const POD_DAYS = 3;
const MOST_OVERDUE = 5;
const DAY_MS = 86_400_000;

interface Sources {
  db: Kysely<Tables>;
  links: PrivateLinks;
  now: Date;
}

const routeOf = (row: { pickup_suburb: string; delivery_suburb: string }): string =>
  `${row.pickup_suburb} to ${row.delivery_suburb}`;

async function exceptionAlerts(scope: ClientScope, { db }: Sources): Promise<Alert[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(({ selectFrom }) => [
      'reference',
      'exception_kind',
      'exception_reason',
      'eta',
      'pickup_suburb',
      'delivery_suburb',
      'requested_at',
      selectFrom('booking_events')
        .select(({ fn }) => fn.max('booking_events.at').as('at'))
        .whereRef('booking_events.reference', '=', 'bookings.reference')
        .where('booking_events.exception_kind', 'is not', null)
        .as('since'),
    ])
    .where(inScope(scope))
    .where('exception_kind', 'is not', null)
    .orderBy('since', 'desc')
    .limit(MOST_ALERTS)
    .execute();
  return rows.flatMap(({ exception_kind: exception, exception_reason: reason, ...row }) => {
    if (exception === null) return [];
    const arrival = row.eta === null ? '' : ` Expected on ${formatDate(row.eta)}.`;
    return [
      {
        id: `exception-${row.reference}`,
        kind: 'exception',
        exception,
        title: `${EXCEPTION_TITLES[exception]}: ${row.reference}`,
        detail: `${routeOf(row)}. ${reason ?? ''}${arrival}`,
        at: (row.since ?? row.requested_at).toISOString(),
        subject: { type: 'shipment', reference: row.reference },
      } as const,
    ];
  });
}

async function quoteAlerts({ userId }: ClientScope, { db, links, now }: Sources): Promise<Alert[]> {
  const soon = addDays(localTime(now, 'Australia/Sydney').date, EXPIRING_DAYS);
  const quotes = await listOpenQuotes(db, userId, now, MOST_QUOTES);
  return quotes.map(({ reference, route, totalIncGstCents, validUntil, savedAt }) => {
    const isExpiring = validUntil <= soon;
    return {
      id: `quote-${reference}`,
      kind: isExpiring ? 'quote-expiring' : 'quote-ready',
      exception: null,
      title: isExpiring ? `Quote about to expire: ${reference}` : `Quote ready: ${reference}`,
      detail: `${route}, ${formatAud(totalIncGstCents)} including GST, valid to ${formatDate(validUntil)}.`,
      at: savedAt.toISOString(),
      subject: { type: 'quote', reference, token: quoteToken(links, reference) },
    };
  });
}

async function podAlerts(scope: ClientScope, { db, now }: Sources): Promise<Alert[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('pods', 'pods.reference', 'bookings.reference')
    .select([
      'bookings.reference',
      'bookings.pickup_suburb',
      'bookings.delivery_suburb',
      'pods.receiver_name',
      'pods.recorded_at',
    ])
    .where(inScope(scope))
    .where('bookings.closed_at', '>', new Date(now.getTime() - POD_DAYS * DAY_MS))
    .where('bookings.closed_at', '<=', now)
    .orderBy('pods.recorded_at', 'desc')
    .limit(MOST_ALERTS)
    .execute();
  return rows.map((row) => ({
    id: `pod-${row.reference}`,
    kind: 'pod',
    exception: null,
    title: `Proof of delivery: ${row.reference}`,
    detail: `${routeOf(row)}, received by ${row.receiver_name}.`,
    at: row.recorded_at.toISOString(),
    subject: { type: 'shipment', reference: row.reference },
  }));
}

async function invoiceAlerts(scope: ClientScope, { db, now }: Sources): Promise<{ overdue: Alert[]; due: Alert[] }> {
  const today = localTime(now, 'Australia/Sydney').date;
  const rows = await readInvoices(db, scope, { view: 'owing', search: '' }, { today, limit: MOST_ALERTS });
  const alerts = rows.map((row) => {
    const isOverdue = row.due_on < today;
    const left = formatAud(row.total_cents - row.paid_cents - row.credited_cents);
    const alert: Alert = {
      id: `invoice-${row.reference}`,
      kind: 'invoice',
      exception: null,
      title: `${isOverdue ? 'Invoice overdue:' : 'Invoice'} ${row.reference}`,
      detail: `${left} including GST, ${isOverdue ? 'was due' : 'due'} ${formatDate(row.due_on)}.`,
      at: row.issued_at.toISOString(),
      subject: { type: 'shipment', reference: row.booking_reference },
    };
    return { isOverdue, alert };
  });
  const those = (overdue: boolean) => alerts.filter(({ isOverdue }) => isOverdue === overdue).map(({ alert }) => alert);
  return { overdue: those(true).slice(0, MOST_OVERDUE), due: those(false) };
}

/**
 * What a client should know, most urgent first: exceptions, then overdue invoices, then quotes about to expire, then the
 * latest of the rest. What the client hid is left out before the list is cut.
 */
export async function listAlerts(scope: ClientScope, sources: Sources): Promise<Alert[]> {
  const hidden = await hiddenAlerts(sources.db, scope.userId);
  const exceptions = isHidden(hidden, 'exception') ? [] : await exceptionAlerts(scope, sources);
  const quotes = await quoteAlerts(scope, sources);
  const { overdue, due } = isHidden(hidden, 'invoice') ? { overdue: [], due: [] } : await invoiceAlerts(scope, sources);
  const pods = isHidden(hidden, 'pod') ? [] : await podAlerts(scope, sources);
  const news = [...pods, ...due];
  news.sort((one, other) => other.at.localeCompare(one.at));
  return [...exceptions, ...overdue, ...quotes, ...news].slice(0, MOST_ALERTS);
}
