import { invoicesDue } from '@saltbush/consignments/neighbours';
import { addDays, localTime } from '@saltbush/freight';
import type { Transaction } from 'kysely';
import type { AlertParts } from '../alert-parts.ts';
import { KEPT_DAYS } from '../retention.ts';
import { dueSummaryDay } from '../summaryDay.ts';
import type { Tables } from '../tables.ts';
import { invoiceHappening } from './invoiceHappening.ts';
import { lockRound, moveRound } from './lockRound.ts';
import { tell } from './tell.ts';

const MOST_AT_ONCE = 20;
const DUE_IN_DAYS = 3;

/** Tells some of a day's, or begins the next day; false once today's are told. */
async function tellSome(transaction: Transaction<Tables>, parts: AlertParts, at: Date): Promise<boolean> {
  const last = dueSummaryDay(at);
  const { day, after } = await lockRound(transaction, 'invoices', { day: last, after: '' });
  // A gateway that was away for longer has nothing to say about the days before.
  const oldest = addDays(last, -KEPT_DAYS);
  if (day < oldest) {
    await moveRound(transaction, 'invoices', { day: oldest, after: '' });
    return true;
  }
  if (day > last) return false;
  const { date: today } = localTime(at, 'Australia/Sydney');
  const due = addDays(day, DUE_IN_DAYS);
  // Which were due the day before are overdue since that day. Of a day that was missed, what is overdue by now is told by the day
  // after it was due, once.
  const days = [...(due < today ? [] : [due]), addDays(day, -1)];
  const invoices = await invoicesDue(transaction, { days, after, most: MOST_AT_ONCE });
  const happenings = invoices.map((invoice) => invoiceHappening(invoice, { today, at }));
  await tell(transaction, happenings, { ...parts, day: last });
  const isDone = invoices.length < MOST_AT_ONCE;
  const reached = isDone ? { day: addDays(day, 1), after: '' } : { day, after: invoices.at(-1)?.reference ?? '' };
  await moveRound(transaction, 'invoices', reached);
  return true;
}

/** From 7:00 in Sydney on, tells of invoices that are due in three days or since yesterday: each once, whichever gateway does it. */
export async function tellInvoices(parts: AlertParts, at: Date, isStopped: () => boolean): Promise<void> {
  for (let isMore = true; isMore && !isStopped(); ) {
    isMore = await parts.database.db.transaction().execute((transaction) => tellSome(transaction, parts, at));
  }
}
