import {
  formatDate,
  formatMoment,
  formatTimeOfDay,
  type IsoDate,
  instantOf,
  parseTimeOfDay,
  TERMS,
} from '@saltbush/freight';
import { BOOKING_STATUSES, type BookingException, type BookingStatus, type ExceptionKind } from './booking-statuses.ts';

/** The client confirms this before a late cancellation. */
export const CANCELLATION_CHARGE =
  `The pickup is less than ${TERMS.cancellationNoticeHours} hours away or already due. ` +
  'Cancelling now may be charged in full or in part.';

/** A status in the client's words. */
export const STATUS_TITLES = {
  requested: 'Requested',
  accepted: 'Accepted',
  allocated: 'Driver allocated',
  picked_up: 'Picked up',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  invoiced: 'Delivered and invoiced',
  declined: 'Declined',
  cancelled: 'Cancelled',
} as const satisfies Record<BookingStatus, string>;

/** What went wrong, as the title of what a client is told of it. */
export const EXCEPTION_TITLES = {
  delayed: 'Delivery delayed',
  futile: 'Pickup or delivery not possible',
  damaged: 'Freight damaged',
  short: 'Freight incomplete',
  refused: 'Delivery refused',
} as const satisfies Record<ExceptionKind, string>;

/** Statuses that a client follows. */
const MILESTONES: readonly BookingStatus[] = BOOKING_STATUSES.slice(0, BOOKING_STATUSES.indexOf('delivered') + 1);

interface RoadEvent {
  /** ISO 8601. */
  at: string;
  status: BookingStatus;
  exception: { kind: ExceptionKind; reason?: BookingException['reason'] } | null;
  resolvesException: boolean;
  eta: IsoDate | null;
  note?: string;
}

interface Road {
  status: BookingStatus;
  /** Oldest first. */
  events: readonly RoadEvent[];
  /** IANA zones. */
  pickupTimeZone: string;
  deliveryTimeZone: string;
}

interface RoadWords {
  exceptions: Record<ExceptionKind, string>;
  /** Title of an event that changed nothing. */
  remark: string;
}

/** One entry of a timeline. */
export interface RoadStop {
  key: string;
  title: string;
  state: 'done' | 'exception' | 'ahead';
  at?: { iso: string; text: string };
  /** Empty lines are left out. */
  lines: readonly (string | false | null | undefined)[];
}

/** Title of an event that did not change the status. */
function titleOf(event: RoadEvent, previous: RoadEvent | undefined, { exceptions, remark }: RoadWords): string {
  if (event.exception) return exceptions[event.exception.kind];
  if (previous?.status !== event.status) return STATUS_TITLES[event.status];
  if (event.resolvesException) return 'Sorted out';
  return event.eta === null ? remark : 'New expected delivery';
}

/** `Australia/Perth` as `Perth`. */
const cityOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Says which zone the times of a timeline are in: the delivery city's, where the journey ends. */
export const timelineClock = ({ deliveryTimeZone }: Pick<Road, 'deliveryTimeZone'>): string =>
  `All times are ${cityOf(deliveryTimeZone)} time, where it is delivered.`;

/** The pickup's local time, if it differs from the delivery city's. */
function pickupClock(at: string, { pickupTimeZone, deliveryTimeZone }: Omit<Road, 'status' | 'events'>): string | null {
  const [there, here] = [pickupTimeZone, deliveryTimeZone].map((zone) => formatMoment(Date.parse(at), zone));
  return there === undefined || there === here ? null : `${there} at the pickup`;
}

/**
 * What has happened to a consignment, oldest first, in the delivery city's time, then the steps still to come while it
 * is under way.
 */
export function bookingTimeline({ status, events, ...zones }: Road, words: RoadWords): RoadStop[] {
  const reached = MILESTONES.indexOf(status);
  const ahead = reached === -1 ? [] : MILESTONES.slice(reached + 1);
  return [
    ...events.map((event, index): RoadStop => {
      const { at, exception, note, eta } = event;
      const isPickup = event.status === 'picked_up' && events[index - 1]?.status !== 'picked_up';
      return {
        key: `${at} ${event.status}`,
        title: titleOf(event, events[index - 1], words),
        state: exception ? 'exception' : 'done',
        at: { iso: at, text: formatMoment(Date.parse(at), zones.deliveryTimeZone) },
        lines: [
          isPickup && pickupClock(at, zones),
          exception?.reason,
          note,
          eta && `Expected delivery: ${formatDate(eta)}`,
        ],
      };
    }),
    ...ahead.map(
      (milestone): RoadStop => ({
        key: milestone,
        title: STATUS_TITLES[milestone],
        state: 'ahead',
        lines: ['Still to come'],
      }),
    ),
  ];
}

interface PlannedPickup {
  pickupDate: IsoDate;
  /** `15:30` or blank. */
  pickupTime: string;
  /** IANA zone. */
  pickupTimeZone: string;
}

/** The planned pickup in local time: `24 Nov 2026, 3:30 PM AEDT`, or the day alone. */
export function plannedPickup({ pickupDate, pickupTime, pickupTimeZone }: PlannedPickup): string {
  const minute = parseTimeOfDay(pickupTime);
  return minute === null
    ? formatDate(pickupDate)
    : formatMoment(instantOf(pickupDate, minute, pickupTimeZone), pickupTimeZone);
}

/** Formats `2026-11-20T14:05` in the delivery's local time as `20 Nov 2026, 2:05 PM AEDT`. */
export function deliveredAtText(deliveredAtLocal: string, zoneAbbreviation: string): string {
  const [date = '', time = ''] = deliveredAtLocal.split('T');
  const minute = parseTimeOfDay(time.slice(0, 5));
  return `${formatDate(date)}${minute === null ? '' : `, ${formatTimeOfDay(minute)}`} ${zoneAbbreviation}`;
}
