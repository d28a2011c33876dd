import type { DeskBooking, DeskBookingDetail } from '@saltbush/business-api/bookings';
import { EMPTY_QUOTE_REQUEST, priceQuote, type Quote } from '@saltbush/freight';

const request = {
  ...EMPTY_QUOTE_REQUEST,
  mode: 'ltl',
  service: 'LTL',
  pickup: 'Sydney',
  delivery: 'Melbourne',
  palletCount: '4',
} as const;

function pricedQuote(): Quote {
  const outcome = priceQuote(request, { now: new Date('2026-11-20T09:00:00+11:00') });
  if (outcome.status !== 'priced') throw new Error(`The quote of the tests is ${outcome.status}.`);
  return outcome.quote;
}

/** A booking as the gateway answers it to staff: four pallets from Sydney to Melbourne, just requested. */
export function aBooking(change: Partial<DeskBookingDetail> = {}): DeskBookingDetail {
  const requested = {
    at: '2026-11-21T02:00:00.000Z',
    status: 'requested',
    by: 'client',
    note: '',
    exception: null,
    resolvesException: false,
    eta: null,
  } as const;
  const stop = { hasForklift: true, instructions: '', phone: '02 9555 0123' };
  return {
    reference: 'SH-2026-0123',
    status: 'requested',
    badge: 'Pending',
    exception: null,
    requestedAt: requested.at,
    eta: null,
    quoteReference: 'Q-2026-000123',
    request,
    quote: pricedQuote(),
    details: {
      pickupDate: '2026-11-23',
      pickupTime: '15:30',
      booker: { businessName: 'Banksia Tiles', name: 'Maya Chen', email: 'maya@banksia.example', phone: '' },
      pickup: { ...stop, businessName: 'Banksia Tiles', street: '4 Kiln St', suburb: 'Sydney', contactName: 'Maya' },
      delivery: { ...stop, businessName: 'Yarra Homes', street: '9 Dock Rd', suburb: 'Melbourne', contactName: 'Tom' },
      customerReference: 'PO 77',
      instructions: '',
      hasDangerousGoods: false,
      dangerousGoods: [],
      termsVersion: '2026-07',
    },
    pickupTimeZone: 'Australia/Sydney',
    deliveryTimeZone: 'Australia/Melbourne',
    events: [requested],
    pod: null,
    cancellation: { isOpen: true, mayCost: false },
    version: 1,
    nextStatuses: ['accepted', 'declined'],
    isOpen: true,
    trail: [{ ...requested, actor: 'maya@banksia.example' }],
    allocation: null,
    ...change,
  };
}

/** The same as a row of the desk's list. */
export function aRow(change: Partial<DeskBooking> = {}): DeskBooking {
  const { reference, status, badge, exception, requestedAt, quote, details } = aBooking();
  return {
    reference,
    status,
    badge,
    exception,
    requestedAt,
    pickupDate: details.pickupDate,
    pickupTime: details.pickupTime,
    from: details.pickup.suburb,
    to: details.delivery.suburb,
    serviceName: quote.serviceName,
    businessName: details.booker.businessName,
    totalIncGstCents: quote.totalIncGstCents,
    needsReview: false,
    hasDangerousGoods: false,
    vehicle: null,
    ...change,
  };
}
