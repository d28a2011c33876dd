import { DESK_PAGE_SIZE, type DeskQuery, type DeskSort, deskOrder } from '@saltbush/capability/desk';
import { clockCity, resolvePlace } from '@saltbush/freight';
import { type RawBuilder, sql } from 'kysely';
import {
  type BookingStatus,
  DESK_VIEWS,
  type DeskBooking,
  type DeskBookingSort,
  type DeskBookings,
  type DeskView,
} from '../api/bookings.ts';
import { STATUS_IN_LINE } from '../migrations/0084-desk-lists.ts';
import type { BookingRow, Database } from '../tables.ts';
import { answerBy } from './answerBy.ts';
import { badgeOf } from './badgeOf.ts';
import { exceptionOf } from './booking-record.ts';
import { isWorkAhead, VIEW_RULES, viewsOf } from './desk-views.ts';
import { findFitting } from './findFitting.ts';

function inView(view: DeskView): RawBuilder<boolean> {
  const { statuses, onlyExceptions } = VIEW_RULES[view];
  const rules = [
    ...(view === 'all' ? [] : [sql`status in (${sql.join([...statuses])})`]),
    ...(onlyExceptions ? [sql`exception_kind is not null`] : []),
  ];
  return rules.length > 0 ? sql<boolean>`(${sql.join(rules, sql` and `)})` : sql<boolean>`true`;
}

const deskBooking = (row: BookingRow): DeskBooking => ({
  reference: row.reference,
  status: row.status,
  badge: badgeOf(row.status),
  exception: exceptionOf(row),
  requestedAt: row.requested_at.toISOString(),
  pickupDate: row.pickup_date,
  pickupTime: row.pickup_time,
  pickupTimeZone: clockCity(resolvePlace(row.pickup_suburb)).timeZone,
  pickedUpAt: row.picked_up_at?.toISOString() ?? null,
  from: row.pickup_suburb,
  to: row.delivery_suburb,
  serviceName: row.quote.serviceName,
  businessName: row.business_name,
  totalIncGstCents: row.total_ex_cents + row.gst_cents,
  needsReview: row.quote.needsReview,
  hasDangerousGoods: row.details.hasDangerousGoods,
  vehicle: row.quote.vehicle,
  answerBy: row.status === 'requested' ? answerBy(row).toISOString() : null,
  version: row.version,
});

async function countViews({ db }: Pick<Database, 'db'>): Promise<DeskBookings['counts']> {
  const rows = await db
    .selectFrom('bookings')
    .select((select) => [
      'status',
      select('exception_kind', 'is not', null).as('has_exception'),
      select.fn.countAll<number>().as('count'),
    ])
    .groupBy(['status', 'has_exception'])
    .execute();
  const counts = Object.fromEntries(DESK_VIEWS.map((view) => [view, 0])) as DeskBookings['counts'];
  for (const { status, has_exception, count } of rows) {
    for (const view of viewsOf(status as BookingStatus, Boolean(has_exception))) counts[view] += count;
  }
  return counts;
}

/** Work ahead by the earliest pickup, and of what is open first what nobody has answered; the rest by the latest. */
function orderOf(view: DeskView, sort: DeskSort<DeskBookingSort> | null) {
  const direction = isWorkAhead(view) ? sql`asc` : sql`desc`;
  const first = view === 'open' ? sql`(status = 'requested') desc, ` : sql``;
  return deskOrder(sort, {
    by: {
      reference: sql`reference`,
      status: sql.raw(STATUS_IN_LINE),
      pickup: sql`pickup_date`,
      route: sql`pickup_suburb`,
      business: sql`lower(business_name)`,
      price: sql`total_ex_cents + gst_cents`,
      requested: sql`requested_at`,
    },
    last: sql`reference`,
    otherwise: sql`${first}pickup_date ${direction}, pickup_time ${direction}, reference ${direction}`,
  });
}

/** One page of a view. The page is looked up by references alone, since whole rows are wide. */
export async function listDeskBookings(
  database: Pick<Database, 'db'>,
  { view, search, sort, page }: DeskQuery<DeskView, DeskBookingSort>,
): Promise<DeskBookings> {
  const { db } = database;
  const order = orderOf(view, sort);
  const { condition, count } = await findFitting(db, search, inView(view));
  const onPage = db
    .selectFrom('bookings')
    .where(inView(view))
    .where(condition)
    .select('reference')
    .orderBy(order)
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const rows = await db.selectFrom('bookings').selectAll().where('reference', 'in', onPage).orderBy(order).execute();
  const counts = await countViews(database);
  const total = count ?? counts[view];
  return { rows: rows.map(deskBooking), total, page, pageSize: DESK_PAGE_SIZE, counts };
}
