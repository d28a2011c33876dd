import { addDays, type IsoDate } from '@saltbush/freight';
import { type RawBuilder, sql } from 'kysely';

/** Sums of what is left of invoices by the days since each was due, on one day. Columns of `InvoiceAgeing`. */
export function ageingSql(left: RawBuilder<number>, dueOn: RawBuilder<string>, day: IsoDate) {
  const [days30, days60] = [addDays(day, -30), addDays(day, -60)];
  const where = (condition: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(${left}) filter (where ${condition}), 0)::bigint`;
  return [
    where(sql`${dueOn} >= ${day}`).as('notDueCents'),
    where(sql`${dueOn} < ${day} and ${dueOn} >= ${days30}`).as('upTo30DaysCents'),
    where(sql`${dueOn} < ${days30} and ${dueOn} >= ${days60}`).as('upTo60DaysCents'),
    where(sql`${dueOn} < ${days60}`).as('over60DaysCents'),
  ] as const;
}
