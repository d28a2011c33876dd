import { bookingTimeline, timelineClock } from './booking-words.ts';
import type { Pod } from './bookings.ts';
import { podFacts, podPictures } from './pod-words.ts';

const EXCEPTIONS = { delayed: 'Delayed', futile: 'Futile', damaged: 'Damaged', short: 'Short', refused: 'Refused' };
const WORDS = { exceptions: EXCEPTIONS, remark: 'Note' };
const ZONES = { pickupTimeZone: 'Australia/Sydney', deliveryTimeZone: 'Australia/Perth' };
const EVENT = { exception: null, resolvesException: false, eta: null, note: '' };

const POD: Pod = {
  receiverName: 'Ana',
  deliveredAtLocal: '2026-11-20T14:05',
  zoneAbbreviation: 'AWST',
  palletsIn: 2,
  palletsOut: 1,
  notes: '',
  hasPhoto: true,
  hasSignature: false,
};

describe('the timeline of a booking', () => {
  it("says what each event did, in the delivery's local time, and the pickup in its own too", () => {
    const stops = bookingTimeline(
      {
        ...ZONES,
        status: 'delivered',
        events: [
          { ...EVENT, at: '2026-11-20T03:00:00Z', status: 'accepted', eta: '2026-11-25' },
          { ...EVENT, at: '2026-11-20T04:00:00Z', status: 'accepted', note: 'Gate 3' },
          { ...EVENT, at: '2026-11-20T05:00:00Z', status: 'accepted', exception: { kind: 'delayed', reason: 'Flood' } },
          { ...EVENT, at: '2026-11-20T06:00:00Z', status: 'accepted', resolvesException: true },
          { ...EVENT, at: '2026-11-20T07:00:00Z', status: 'accepted', eta: '2026-11-26' },
          { ...EVENT, at: '2026-11-20T07:30:00Z', status: 'picked_up' },
          { ...EVENT, at: '2026-11-20T08:00:00Z', status: 'delivered' },
        ],
      },
      WORDS,
    );
    expect(stops.map(({ title, state, at, lines }) => [title, state, at?.text, ...lines.filter(Boolean)])).toEqual([
      ['Accepted', 'done', '20 Nov 2026, 11:00 AM AWST', 'Expected delivery: 25 Nov 2026'],
      ['Note', 'done', '20 Nov 2026, 12:00 PM AWST', 'Gate 3'],
      ['Delayed', 'exception', '20 Nov 2026, 1:00 PM AWST', 'Flood'],
      ['Sorted out', 'done', '20 Nov 2026, 2:00 PM AWST'],
      ['New expected delivery', 'done', '20 Nov 2026, 3:00 PM AWST', 'Expected delivery: 26 Nov 2026'],
      ['Picked up', 'done', '20 Nov 2026, 3:30 PM AWST', '20 Nov 2026, 6:30 PM AEDT at the pickup'],
      ['Delivered', 'done', '20 Nov 2026, 4:00 PM AWST'],
    ]);
  });

  it('names the time zone, and gives the pickup once when both cities have the same', () => {
    expect(timelineClock(ZONES)).toBe('All times are Perth time, where it is delivered.');
    const [stop] = bookingTimeline(
      {
        pickupTimeZone: 'Australia/Sydney',
        deliveryTimeZone: 'Australia/Melbourne',
        status: 'picked_up',
        events: [{ ...EVENT, at: '2026-11-20T03:00:00Z', status: 'picked_up' }],
      },
      WORDS,
    );
    expect([stop?.at?.text, ...(stop?.lines ?? []).filter(Boolean)]).toEqual(['20 Nov 2026, 2:00 PM AEDT']);
  });

  it('lists the steps still to come until the consignment ends', () => {
    const ahead = (status: 'in_transit' | 'invoiced' | 'cancelled') =>
      bookingTimeline({ ...ZONES, status, events: [] }, WORDS).map(({ title, state }) => `${title} ${state}`);
    expect(ahead('in_transit')).toEqual(['Out for delivery ahead', 'Delivered ahead']);
    expect(ahead('invoiced')).toEqual([]);
    expect(ahead('cancelled')).toEqual([]);
  });
});

describe('a proof of delivery', () => {
  it('says who, when and what', () => {
    expect(podFacts(POD).map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
      'Received by: Ana',
      'Delivered: 20 Nov 2026, 2:05 PM AWST',
      'Pallets in: 2',
      'Pallets out: 1',
    ]);
    expect(podFacts({ ...POD, notes: 'At the back' }).at(-1)).toEqual({ term: 'Notes', detail: 'At the back' });
  });

  it("says where it was recorded, as far as the driver's telephone knew", () => {
    const place = { latitude: -33.9097, longitude: 151.1944, accuracyM: 12.4, name: 'near Alexandria NSW' };
    const recorded = (known: NonNullable<Pod['place']>) =>
      podFacts({ ...POD, place: known }).find(({ term }) => term === 'Recorded')?.detail;
    expect(recorded(place)).toBe('Near Alexandria NSW (-33.90970, 151.19440), accurate to 12 m');
    expect(recorded({ ...place, accuracyM: null })).toBe('Near Alexandria NSW (-33.90970, 151.19440)');
    expect(recorded({ ...place, accuracyM: 0.2 })).toContain('accurate to 1 m');
  });

  it('shows the pictures there are, the signature first', () => {
    expect(podPictures(POD)).toEqual([{ picture: 'photo', caption: 'Photo', alt: 'Photo of the delivered freight' }]);
    expect(podPictures({ ...POD, hasSignature: true }).map(({ picture }) => picture)).toEqual(['signature', 'photo']);
  });
});
