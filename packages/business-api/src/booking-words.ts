import { formatDate, formatMoment, formatTimeOfDay, type IsoDate, parseTimeOfDay } from '@saltbush/freight';
import { BOOKING_STATUSES, type BookingException, type BookingStatus, type ExceptionKind } from './booking-statuses.ts';
import type { Pod, PodPicture } from './bookings.ts';

/** A status, as whoever waits for the freight reads it. */
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

/** The road of a consignment, as far as a client follows it. */
const MILESTONES: readonly BookingStatus[] = BOOKING_STATUSES.slice(0, BOOKING_STATUSES.indexOf('delivered') + 1);
/** They go by the delivery's clock, all others by the pickup's. */
const ARRIVALS: readonly BookingStatus[] = ['out_for_delivery', 'delivered', 'invoiced'];

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
  /** What an event is called that only says something. */
  remark: string;
}

/** A stop of the road, for a timeline to show. */
export interface RoadStop {
  key: string;
  title: string;
  state: 'done' | 'exception' | 'ahead';
  at?: { iso: string; text: string };
  /** Empty ones say nothing. */
  lines: readonly (string | null | undefined)[];
}

/** What an event did, where it did not move the consignment on. */
function titleOf(event: RoadEvent, previous: RoadEvent | undefined, { exceptions, remark }: RoadWords): string {
  if (event.exception) return exceptions[event.exception.kind];
  if (previous?.status !== event.status) return STATUS_TITLES[event.status];
  if (event.resolvesException) return 'Sorted out';
  return event.eta === null ? remark : 'New expected delivery';
}

/** What has happened to a consignment, oldest first, and what is still to come while it is under way. */
export function bookingTimeline({ status, events, ...zones }: Road, words: RoadWords): RoadStop[] {
  const reached = MILESTONES.indexOf(status);
  const ahead = reached === -1 ? [] : MILESTONES.slice(reached + 1);
  return [
    ...events.map((event, index): RoadStop => {
      const { at, exception, note, eta } = event;
      const zone = ARRIVALS.includes(event.status) ? zones.deliveryTimeZone : zones.pickupTimeZone;
      return {
        key: `${at} ${event.status}`,
        title: titleOf(event, events[index - 1], words),
        state: exception ? 'exception' : 'done',
        at: { iso: at, text: formatMoment(Date.parse(at), zone) },
        lines: [exception?.reason, note, eta && `Expected delivery: ${formatDate(eta)}`],
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

/** `2026-11-20T14:05` on the delivery's clock as `20 Nov 2026, 2:05 PM AEDT`. */
export function deliveredAtText(deliveredAtLocal: string, zoneAbbreviation: string): string {
  const [date = '', time = ''] = deliveredAtLocal.split('T');
  const minute = parseTimeOfDay(time.slice(0, 5));
  return `${formatDate(date)}${minute === null ? '' : `, ${formatTimeOfDay(minute)}`} ${zoneAbbreviation}`;
}

/** Who received the freight, when, and what else was written down. */
export function podFacts(pod: Pod): { term: string; detail: string }[] {
  const { receiverName, deliveredAtLocal, zoneAbbreviation, palletsIn, palletsOut, notes } = pod;
  return [
    { term: 'Received by', detail: receiverName },
    { term: 'Delivered', detail: deliveredAtText(deliveredAtLocal, zoneAbbreviation) },
    { term: 'Pallets in', detail: String(palletsIn) },
    { term: 'Pallets out', detail: String(palletsOut) },
    ...(notes ? [{ term: 'Notes', detail: notes }] : []),
  ];
}

/** The pictures that were taken, with what they show. */
export function podPictures(pod: Pod): { picture: PodPicture; caption: string; alt: string }[] {
  const { hasSignature, hasPhoto, receiverName } = pod;
  return [
    ...(hasSignature
      ? [{ picture: 'signature' as const, caption: 'Signature', alt: `Signature of ${receiverName}` }]
      : []),
    ...(hasPhoto ? [{ picture: 'photo' as const, caption: 'Photo', alt: 'Photo of the delivered freight' }] : []),
  ];
}
