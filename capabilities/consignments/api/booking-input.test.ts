import type { ValidationError } from 'yup';
import { moveBookingSchema, recordPodSchema } from './booking-acts.ts';
import { type BookingInput, bookingInputSchema } from './booking-input.ts';
import type { DangerousGood } from './dangerous-goods.ts';

const STOP = {
  businessName: 'Harbour Foods',
  street: '12 Dock Road',
  suburb: 'Sydney',
  contactName: 'Ana Ruiz',
  phone: '0412 345 678',
  hasForklift: true,
  instructions: '',
};

const BOOKING: BookingInput = {
  submissionId: '9f0c1a52-64a1-4c7e-8a43-0f1d2f6f2a11',
  quoteToken: 'AbCdEfGhIjKlMnOpQrStUv',
  pickupDate: '2026-11-24',
  pickupTime: '',
  booker: { businessName: 'Harbour Foods', name: 'Ana Ruiz', email: 'ana@harbour.example', phone: '0412 345 678' },
  pickup: STOP,
  delivery: { ...STOP, suburb: 'Melbourne' },
  customerReference: '',
  instructions: '',
  hasDangerousGoods: false,
  dangerousGoods: [],
  termsVersion: '2026-07',
};

const PETROL: DangerousGood = {
  unNumber: 'UN1203',
  properShippingName: 'PETROL',
  division: '3',
  subsidiaryRisk: '',
  packingGroup: 'II',
  packageType: 'drum',
  packageCount: '4',
  aggregateQuantity: '800 L',
};

type Schema = { validateSync: (value: unknown, options: { strict: true; abortEarly: false }) => unknown };

function faults(schema: Schema, value: unknown): Record<string, string> {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    const { inner, path, message } = error as ValidationError;
    const all = inner.length > 0 ? inner : [{ path, message }];
    return Object.fromEntries(all.map((fault) => [fault.path ?? '', fault.message]));
  }
}

const faultsOfGood = (changes: Partial<DangerousGood>) =>
  faults(bookingInputSchema, { ...BOOKING, hasDangerousGoods: true, dangerousGoods: [{ ...PETROL, ...changes }] });

describe('bookingInputSchema', () => {
  it('accepts a complete booking, in any script that people write', () => {
    expect(faults(bookingInputSchema, BOOKING)).toEqual({});
    const odd = {
      ...STOP,
      businessName: '<b>Café</b> 寿司 🚚 مرحبا',
      phone: 'ask at the gate',
      instructions: 'Dock 4\nRing',
    };
    expect(faults(bookingInputSchema, { ...BOOKING, pickupTime: '07:05', pickup: odd })).toEqual({});
  });

  it('has a message for every blank field', () => {
    const blank = { ...STOP, businessName: ' ', street: '', contactName: '\t', phone: '' };
    const booker = { businessName: '', name: '', email: '', phone: '' };
    expect(
      faults(bookingInputSchema, { ...BOOKING, booker, delivery: blank, pickupDate: '', termsVersion: '' }),
    ).toEqual({
      'booker.businessName': 'Business name is required',
      'booker.name': 'Your name is required',
      'booker.email': 'Email is required',
      'booker.phone': 'Phone number is required',
      'delivery.businessName': 'Business name is required',
      'delivery.street': 'Street address is required',
      'delivery.contactName': expect.any(String),
      'delivery.phone': 'Phone number is required',
      pickupDate: 'Pickup date is required',
      termsVersion: 'Please accept the terms to request the booking',
    });
  });

  it.each([
    ['pickupDate', '2026-02-30', 'Please enter a real pickup date, such as 2026-11-20'],
    ['pickupDate', '24/11/2026', 'Please enter a real pickup date, such as 2026-11-20'],
    ['pickupTime', '25:00', 'Please enter a time such as 15:30, or leave it blank'],
    ['pickupTime', '3 pm', 'Please enter a time such as 15:30, or leave it blank'],
    ['termsVersion', '2025-01', 'The terms have changed. Please read and accept the current ones'],
    ['instructions', 'x'.repeat(10_000), 'Instructions has room for 1000 characters'],
    ['customerReference', 'PO 1\r\nBcc: all@example.com', 'Your reference must be one line'],
    [
      'instructions',
      'a\u0000b',
      'Instructions holds characters that cannot be seen. Please type it instead of pasting it.',
    ],
  ])('refuses %s %j', (field, value, message) => {
    expect(faults(bookingInputSchema, { ...BOOKING, [field]: value })).toEqual({ [field]: message });
  });

  it('refuses unknown fields', () => {
    expect(Object.keys(faults(bookingInputSchema, { ...BOOKING, totalExGstCents: 1 }))).toEqual(['']);
    expect(Object.keys(faults(bookingInputSchema, { ...BOOKING, pickup: { ...STOP, postcode: '2000' } }))).toEqual([
      'pickup',
    ]);
  });

  it('requires the list of dangerous goods only when they are declared', () => {
    const path = 'dangerousGoods';
    expect(faults(bookingInputSchema, { ...BOOKING, hasDangerousGoods: true })).toEqual({
      [path]: 'Please list the dangerous goods',
    });
    expect(Object.keys(faults(bookingInputSchema, { ...BOOKING, dangerousGoods: [PETROL] }))).toEqual([path]);
    const many = Array.from({ length: 21 }, () => PETROL);
    expect(
      Object.keys(faults(bookingInputSchema, { ...BOOKING, hasDangerousGoods: true, dangerousGoods: many })),
    ).toEqual([path]);
  });

  it.each<[Partial<DangerousGood>, string | null]>([
    [{}, null],
    [{ unNumber: '1203' }, null],
    [{ unNumber: 'un 1203' }, null],
    [{ unNumber: 'UN12' }, 'dangerousGoods[0].unNumber'],
    [{ unNumber: '' }, 'dangerousGoods[0].unNumber'],
    [{ division: '1.7' }, 'dangerousGoods[0].division'],
    [{ packingGroup: '' }, 'dangerousGoods[0].packingGroup'],
    [{ division: '2.1', packingGroup: '' }, null],
    [{ division: '9', packingGroup: '' }, null],
    [{ packageCount: '0' }, 'dangerousGoods[0].packageCount'],
    [{ packageCount: '1.5' }, 'dangerousGoods[0].packageCount'],
    [{ properShippingName: ' ' }, 'dangerousGoods[0].properShippingName'],
  ])('reads a declaration with %j', (changes, path) => {
    expect(Object.keys(faultsOfGood(changes))).toEqual(path === null ? [] : [path]);
  });
});

describe('moveBookingSchema', () => {
  const move = { version: 1, status: 'accepted', note: '' };

  it.each([
    [move, []],
    [{ ...move, exception: null, eta: null }, []],
    [{ ...move, exception: { kind: 'delayed', reason: 'Rain' }, eta: '2026-11-26' }, []],
    [{ ...move, status: 'declined' }, ['note']],
    [{ ...move, status: 'cancelled', note: '  ' }, ['note']],
    [{ ...move, status: 'declined', note: 'No truck that day' }, []],
    [{ ...move, allocation: { driver: 'Bo', vehicle: 'ABC 12D' } }, ['allocation']],
    [{ ...move, status: 'allocated', allocation: { driver: 'Bo', vehicle: 'ABC 12D' } }, []],
    [{ ...move, status: 'allocated', allocation: { driver: '', vehicle: 'ABC 12D' } }, ['allocation.driver']],
    [{ ...move, exception: { kind: 'lost', reason: '' } }, ['exception.kind', 'exception.reason']],
    [{ ...move, eta: 'tomorrow' }, ['eta']],
    [{ ...move, status: 'gone' }, ['status']],
    [{ ...move, version: '1' }, ['version']],
  ])('reads %j', (value, paths) => {
    expect(Object.keys(faults(moveBookingSchema, value)).toSorted()).toEqual(paths);
  });
});

describe('recordPodSchema', () => {
  const pod = {
    version: 4,
    receiverName: 'Lee',
    deliveredAtLocal: '2026-11-25T14:05',
    palletsIn: 2,
    palletsOut: 0,
    notes: '',
  };

  it.each([
    [{}, []],
    [{ receiverName: '' }, ['receiverName']],
    [{ deliveredAtLocal: '2026-11-25' }, ['deliveredAtLocal']],
    [{ deliveredAtLocal: '2026-11-25T14:05Z' }, ['deliveredAtLocal']],
    [{ palletsIn: 1.5 }, ['palletsIn']],
    [{ palletsIn: '2' }, ['palletsIn']],
    [{ palletsOut: -1 }, ['palletsOut']],
    [{ palletsOut: 201 }, ['palletsOut']],
  ])('reads %j', (changes, paths) => {
    expect(Object.keys(faults(recordPodSchema, { ...pod, ...changes }))).toEqual(paths);
  });
});
