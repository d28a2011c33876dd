import { containing } from '@saltbush/capability/desk';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { BookingStatus } from '../api/bookings.ts';
import { BOOKING_STATUSES } from '../api/bookings.ts';
import { SHIPMENT_VIEWS, type ShipmentQuery, type ShipmentSort, type ShipmentView } from '../api/shipments.ts';
import { badgeOf } from '../bookings/badgeOf.ts';
import type { Tables } from '../tables.ts';
import { servicesOf } from './service-groups.ts';

type Where = ExpressionBuilder<Tables, 'bookings'>;

const SEARCHED = ['reference', 'customer_reference', 'pickup_suburb', 'delivery_suburb'] as const;

const VIEW_OF_BADGE = {
  Pending: 'pending',
  'In Transit': 'in-transit',
  Delivered: 'delivered',
  Declined: 'closed',
  Cancelled: 'closed',
} as const satisfies Record<ReturnType<typeof badgeOf>, ShipmentView>;

/** The views that contain a consignment. */
export const viewsOf = (status: BookingStatus, hasException: boolean): ShipmentView[] =>
  SHIPMENT_VIEWS.filter(
    (view) => view === 'all' || view === VIEW_OF_BADGE[badgeOf(status)] || (view === 'exceptions' && hasException),
  );

/** True for the consignments in a view. */
export const inView = (view: ShipmentView) => (where: Where) => {
  if (view === 'all') return where.and([]);
  if (view === 'exceptions') return where('bookings.exception_kind', 'is not', null);
  return where(
    'bookings.status',
    'in',
    BOOKING_STATUSES.filter((status) => viewsOf(status, false).includes(view)),
  );
};

/** True for what the search and the filters match, in any view. */
export const matching =
  ({ search, service, from, to }: ShipmentQuery) =>
  (where: Where) =>
    where.and([
      ...(search === ''
        ? []
        : [where.or(SEARCHED.map((column) => where(`bookings.${column}`, 'ilike', containing(search))))]),
      ...(service === null ? [] : [ofGroup(where, service)]),
      ...(from === null ? [] : [where('bookings.pickup_date', '>=', from)]),
      ...(to === null ? [] : [where('bookings.pickup_date', '<=', to)]),
    ]);

function ofGroup(where: Where, group: NonNullable<ShipmentQuery['service']>) {
  const services = servicesOf(group);
  return services.length > 0 ? where('bookings.service', 'in', services) : where('bookings.service', 'is', null);
}

const ORDERS: Record<ShipmentSort, RawBuilder<unknown>> = {
  '-booked': sql`bookings.requested_at desc, bookings.reference desc`,
  booked: sql`bookings.requested_at, bookings.reference`,
  '-pickup': sql`bookings.pickup_date desc, bookings.reference desc`,
  pickup: sql`bookings.pickup_date, bookings.reference`,
  '-eta': sql`bookings.eta desc nulls last, bookings.reference desc`,
  eta: sql`bookings.eta nulls last, bookings.reference`,
  '-cost': sql`bookings.total_ex_cents desc, bookings.reference desc`,
  cost: sql`bookings.total_ex_cents, bookings.reference`,
  '-reference': sql`bookings.reference desc`,
  reference: sql`bookings.reference`,
};

/** The order of rows. No two rows are equal in it, so that pages neither repeat nor skip one. */
export const orderOf = (sort: ShipmentSort): RawBuilder<unknown> => ORDERS[sort];
