import { createHash } from 'node:crypto';
import {
  addBusinessDays,
  clockCity,
  type IsoDate,
  instantOf,
  localTime,
  type Quote,
  resolvePlace,
  TERMS,
} from '@saltbush/freight';
import type { Insertable } from 'kysely';
import type { Booking, BookingStatus } from '../api/bookings.ts';
import { expectedDelivery } from '../bookings/expectedDelivery.ts';
import { searchColumns } from '../bookings/searchColumns.ts';
import type { Tables } from '../tables.ts';
import { DEMO_BOOKER } from './demo-company.data.ts';
import { DEMO_STATE, type DemoPlan } from './demo-plans.ts';
import { demoQuote } from './demoQuote.ts';

/** The member of staff who acts on the demo company's bookings. */
export const DEMO_STAFF = 'staff@saltbush.example';
const DELIVERY_MINUTE = 845;
const MINUTE_MS = 60_000;

type Event = Insertable<Tables['booking_events']>;

/** The rows of a plan, except for the parts that depend on its references. */
export interface DemoRows {
  plan: DemoPlan;
  submissionId: string;
  quoteSubmissionId: string;
  quote: Quote;
  details: Booking['details'];
  booking: Pick<
    Insertable<Tables['bookings']>,
    | keyof ReturnType<typeof searchColumns>
    | 'status'
    | 'exception_kind'
    | 'exception_reason'
    | 'eta'
    | 'promised_eta'
    | 'picked_up_at'
    | 'delivered_on'
    | 'closed_at'
    | 'driver'
    | 'vehicle'
    | 'version'
  >;
  events: Omit<Event, 'reference'>[];
  pod: Omit<Insertable<Tables['pods']>, 'reference'> | null;
}

/** A UUID made from the key: the same in every database. */
export function demoUuid(key: string): string {
  const hex = createHash('sha256').update(`demo company: ${key}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

type Booker = Booking['details']['booker'];

const USUAL_CARRIER = { driver: 'Bo Reyes', registration: 'CX 21 AB' };

const stop = (suburb: string, booker: Booker, isOwn: boolean): Booking['details']['pickup'] => ({
  businessName: isOwn ? booker.businessName : 'Corner Store Supply',
  street: isOwn ? '22 Carrington Road' : '8 Loading Lane',
  suburb,
  contactName: isOwn ? booker.name : 'Goods inward',
  phone: booker.phone,
  hasForklift: true,
  instructions: '',
});

const detailsOf = ({ request, pickupDate, key, booker = DEMO_BOOKER, ...plan }: DemoPlan): Booking['details'] => ({
  pickupDate,
  pickupTime: plan.pickupTime ?? '',
  booker: { ...booker },
  pickup: stop(request.pickup, booker, true),
  delivery: stop(request.delivery, booker, false),
  goods: {
    description: `${plan.goods ?? 'Bakery goods'} on ${request.palletCount} ${request.palletCount === '1' ? 'pallet' : 'pallets'}`,
    weight: String(request.weightKg),
    unit: 'kg',
  },
  customerReference: `PO ${demoUuid(key).slice(0, 4).toUpperCase()}`,
  instructions: '',
  hasDangerousGoods: false,
  dangerousGoods: [],
  termsVersion: TERMS.version,
});

/** The steps of a consignment; linehaul has one more. */
const stepsOf = (isLinehaul: boolean): BookingStatus[] => [
  'requested',
  'accepted',
  'allocated',
  'picked_up',
  ...(isLinehaul ? (['in_transit'] as const) : []),
  'out_for_delivery',
  'delivered',
  'invoiced',
];

/** When and on which day a plan is delivered; null when it is not. */
function deliveryOf({ delivered, request }: DemoPlan, promised: IsoDate): { at: Date; date: IsoDate } | null {
  if (delivered === null) return null;
  const { timeZone, state } = clockCity(resolvePlace(request.delivery));
  if ('at' in delivered) {
    const at = new Date(Math.floor(delivered.at.getTime() / MINUTE_MS) * MINUTE_MS);
    return { at, date: localTime(at, timeZone).date };
  }
  const date = addBusinessDays(promised, delivered.daysLate, state);
  return { at: new Date(instantOf(date, DELIVERY_MINUTE, timeZone)), date };
}

/** A plan as rows: its quote, its booking, every step so far, and the POD. */
export function demoRows(plan: DemoPlan): DemoRows {
  const { request, pickupDate, requestedAt, status, exception, booker = DEMO_BOOKER } = plan;
  const { driver, registration: vehicle } = plan.carriedBy ?? USUAL_CARRIER;
  const quote = demoQuote(plan);
  const promised = expectedDelivery(quote, { delivery: request.delivery, pickupDate }) ?? pickupDate;
  const eta = exception === null ? promised : addBusinessDays(promised, exception.daysLate, DEMO_STATE);
  const delivery = deliveryOf(plan, promised);
  const steps = stepsOf(!quote.isMetro || status === 'in_transit');
  const reached = steps.slice(0, steps.indexOf(status) + 1);
  const underWay = reached.filter((step) => step !== 'delivered' && step !== 'invoiced');
  const until = delivery?.at.getTime() ?? requestedAt.getTime() + reached.length * 10 * MINUTE_MS;
  const pace = (until - requestedAt.getTime()) / (underWay.length + 1);
  const timeOf = (step: BookingStatus, index: number): Date => {
    if (delivery !== null && step === 'delivered') return delivery.at;
    if (delivery !== null && step === 'invoiced') return new Date(delivery.at.getTime() + 60 * MINUTE_MS);
    if (delivery === null || delivery.date === pickupDate) return new Date(requestedAt.getTime() + pace * index);
    // Overnight freight leaves on its pickup day and moves again on its delivery day. Both are business days.
    if (step === 'out_for_delivery') return new Date(delivery.at.getTime() - 180 * MINUTE_MS);
    return new Date(requestedAt.getTime() + index * 45 * MINUTE_MS);
  };
  const events = reached.map((step, index): DemoRows['events'][number] => ({
    at: timeOf(step, index),
    status: step,
    by: step === 'requested' ? 'client' : 'staff',
    actor: step === 'requested' ? booker.email : DEMO_STAFF,
    note: step === 'requested' ? (plan.note ?? '') : '',
    eta: step === 'accepted' ? promised : null,
    ...(step === 'allocated' ? { driver, vehicle } : {}),
  }));
  if (exception !== null) {
    const { kind, reason } = exception;
    const at = new Date(requestedAt.getTime() + pace * (reached.length - 0.5));
    const by = { by: 'staff', actor: DEMO_STAFF } as const;
    events.push({ at, status, ...by, note: '', exception_kind: kind, exception_reason: reason, eta });
  }
  const pickedUp = events.find((event) => event.status === 'picked_up');
  const isAllocated = reached.includes('allocated');
  return {
    plan,
    submissionId: demoUuid(plan.key),
    quoteSubmissionId: demoUuid(`quote of ${plan.key}`),
    quote,
    details: detailsOf(plan),
    booking: {
      ...searchColumns(request, quote),
      status,
      version: events.length,
      exception_kind: exception?.kind ?? null,
      exception_reason: exception?.reason ?? null,
      eta: reached.includes('accepted') ? eta : null,
      promised_eta: reached.includes('accepted') ? promised : null,
      picked_up_at: pickedUp ? new Date(pickedUp.at) : null,
      delivered_on: delivery?.date ?? null,
      closed_at: delivery?.at ?? null,
      driver: isAllocated ? driver : null,
      vehicle: isAllocated ? vehicle : null,
    },
    events,
    pod: delivery && podOf(plan, delivery.at, quote),
  };
}

function podOf({ request }: DemoPlan, at: Date, { palletCount }: Quote): DemoRows['pod'] {
  const { timeZone } = clockCity(resolvePlace(request.delivery));
  const { date, minuteOfDay, zoneAbbreviation } = localTime(at, timeZone);
  const [hours, minutes] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return {
    receiver_name: 'Lee Wong',
    delivered_at_local: `${date}T${hours}:${minutes}`,
    zone_abbreviation: zoneAbbreviation,
    delivered_at: at,
    pallets_in: palletCount ?? 0,
    pallets_out: palletCount ?? 0,
    notes: '',
    recorded_at: at,
    recorded_by: DEMO_STAFF,
  };
}
