import { EMPTY_QUOTE_REQUEST, FIRST_METRO_VEHICLE, priceQuote, type QuoteRequest } from '@saltbush/freight';
import { savedQuoteOf } from '../../fixtures/savedQuoteOf.ts';
import type { BookingValues } from './booking-values.ts';
import { bookingErrors, sectionOf } from './bookingErrors.ts';
import { openPickupDays } from './openPickupDays.ts';

const MONDAY = '2026-11-23';

function daysOf(answers: Partial<QuoteRequest>, at: string) {
  const request = { ...EMPTY_QUOTE_REQUEST, ...answers, pickupDate: MONDAY };
  const outcome = priceQuote(request, { now: new Date('2026-11-20T09:00:00+11:00') });
  if (outcome.status !== 'priced') throw new Error(outcome.status === 'refused' ? outcome.message : outcome.status);
  return openPickupDays(request, outcome.quote, new Date(at));
}

const STANDARD = {
  mode: 'metro-pallets',
  delivery: 'Marrickville',
  service: 'METRO_STANDARD',
  metroVehicle: FIRST_METRO_VEHICLE,
} as const;
const LTL = { mode: 'ltl', pickup: 'Sydney', delivery: 'Melbourne', palletCount: '4' } as const;

describe('openPickupDays', () => {
  it('offers business days only, from today on', () => {
    expect(daysOf(LTL, '2026-11-20T22:00:00+11:00').slice(0, 3)).toEqual(['2026-11-20', '2026-11-23', '2026-11-24']);
    expect(daysOf(LTL, '2026-11-21T09:00:00+11:00')[0]).toBe('2026-11-23');
    expect(daysOf(LTL, '2026-12-24T09:00:00+11:00').slice(0, 2)).toEqual(['2026-12-24', '2026-12-29']);
  });

  it('closes today at the cut-off of a same-day service, by the clock of the pickup city', () => {
    expect(daysOf({ ...STANDARD, pickup: 'Newtown' }, '2026-11-23T13:59:59+11:00')[0]).toBe('2026-11-23');
    expect(daysOf({ ...STANDARD, pickup: 'Newtown' }, '2026-11-23T14:00:00+11:00')[0]).toBe('2026-11-24');
  });
});

describe('sectionOf', () => {
  it('says which part of the form a field is in', () => {
    expect(sectionOf('delivery.street')).toBe('Delivery: ');
    expect(sectionOf('dangerousGoods[1].unNumber')).toBe('Dangerous goods 2: ');
    expect(sectionOf('booker.email')).toBe('');
  });
});

describe('bookingErrors', () => {
  const stop = {
    businessName: '',
    street: '',
    suburb: 'Sydney',
    contactName: '',
    phone: '',
    hasForklift: false,
    instructions: '',
  };
  const values = {
    goods: { description: '', weight: '', unit: 'kg' as const },
    booker: { businessName: '', name: 'Kim', email: 'kim', phone: '0400 000 000' },
    pickupIsBooker: true,
    pickup: stop,
    deliveryIsBooker: false,
    delivery: { ...stop, suburb: 'Melbourne' },
    pickupDate: MONDAY,
    pickupTime: '',
    customerReference: '',
    instructions: '',
    hasDangerousGoods: false,
    dangerousGoods: [],
    termsVersion: '',
  };

  const errorsOf = (openDays: string[], changes: Partial<BookingValues> = {}) =>
    bookingErrors(
      { ...values, ...changes },
      { saved: savedQuoteOf(), openDays, now: new Date('2026-11-20T09:00:00+11:00') },
    );

  it('lists every faulty field in the order of the form, and names the booker once when they are the contact too', () => {
    expect(Object.keys(errorsOf([MONDAY]))).toEqual([
      'goods.description',
      'goods.weight',
      'booker.businessName',
      'booker.email',
      'pickup.street',
      'delivery.businessName',
      'delivery.street',
      'delivery.contactName',
      'delivery.phone',
      'termsVersion',
    ]);
  });

  it('refuses a day that has closed', () => {
    expect(errorsOf(['2026-11-24']).pickupDate).toBe('We no longer pick up on this day. Choose another.');
  });

  it('refuses a weight that the vehicle cannot carry, at its field', () => {
    const goods = { description: 'Tiles', weight: '4.1', unit: 't' } as const;
    expect(errorsOf([MONDAY], { goods })['goods.weight']).toMatch(/limits of a standard pallet/);
    expect(errorsOf([MONDAY], { goods: { ...goods, weight: '4' } })).not.toHaveProperty(['goods.weight']);
  });
});
