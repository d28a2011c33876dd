import type { Booking } from '@saltbush/consignments/api';
import { fireEvent, screen, within } from '@testing-library/react';
import { gatewayOf, problemOf } from '../../fixtures/gatewayOf.ts';
import { renderAt } from '../../fixtures/renderAt.tsx';
import { LTL_REQUEST, quoteOf, TOKEN } from '../../fixtures/savedQuoteOf.ts';
import { addressOfStop } from './addressOfStop.ts';
import { BookingStatusPage } from './BookingStatusPage.tsx';

const stop = {
  businessName: 'Kim Pty Ltd',
  street: '1 Dock Road',
  suburb: 'Sydney',
  contactName: 'Kim',
  phone: '0400 000 000',
  hasForklift: true,
  instructions: '',
};

const requested: Booking['events'][number] = {
  at: '2026-11-20T02:05:00.000Z',
  status: 'requested',
  by: 'client',
  note: '',
  exception: null,
  resolvesException: false,
  eta: null,
};

function bookingOf(changes: Partial<Booking> = {}): Booking {
  return {
    reference: 'SH-2026-0001',
    status: 'requested',
    badge: 'Pending',
    exception: null,
    requestedAt: requested.at,
    eta: '2026-11-24',
    quoteReference: 'Q-2026-000123',
    request: LTL_REQUEST,
    quote: quoteOf(),
    details: {
      pickupDate: '2026-11-23',
      pickupTime: '09:30',
      booker: { businessName: 'Kim Pty Ltd', name: 'Kim', email: 'kim@example.com', phone: '0400 000 000' },
      pickup: stop,
      delivery: { ...stop, suburb: 'Melbourne' },
      customerReference: 'PO 7',
      instructions: '',
      hasDangerousGoods: false,
      dangerousGoods: [],
      termsVersion: '2026-07',
    },
    pickupTimeZone: 'Australia/Sydney',
    deliveryTimeZone: 'Australia/Perth',
    events: [requested],
    pod: null,
    cancellation: { isOpen: true, mayCost: false },
    ...changes,
  };
}

it('keeps a stop in the address book of a signed-in client', async () => {
  const user = { id: 'u1', email: 'maya@example.com', firstName: 'Maya', roles: ['client' as const] };
  let isKnown = false;
  const calls = gatewayOf(({ name }) => {
    if (!name.includes('addresses')) return { status: 200, body: bookingOf() };
    if (isKnown) return problemOf(409, 'address-known', 'It is there.');
    return { status: 201, body: { reference: 'ADR-2026-00001' } };
  });
  const page = { route: '/bookings/:token', page: <BookingStatusPage /> };
  const view = renderAt(`/bookings/${TOKEN}`, { ...page, visitor: { status: 'signed-in', user } });
  const [pickup] = await screen.findAllByRole('button', { name: 'Save this address' });
  await view.user.click(pickup as HTMLElement);
  expect(await screen.findByRole('link', { name: 'your addresses' })).toHaveAttribute('href', '/dashboard/addresses');
  expect(calls.at(-1)?.body).toMatchObject({
    name: 'Kim Pty Ltd',
    street: '1 Dock Road',
    suburb: 'Sydney',
    postcode: '',
  });
  isKnown = true;
  await view.user.click(screen.getByRole('button', { name: 'Save this address' }));
  expect(await screen.findByText(/already/)).toBeInTheDocument();
});

it.each([
  ['Newtown NSW 2042', 'Newtown', '2042'],
  ['Surry Hills', 'Surry Hills', ''],
  ['Darwin nt', 'Darwin', ''],
])('reads %s as suburb and postcode', (suburb, name, postcode) => {
  expect(addressOfStop({ ...stop, suburb })).toMatchObject({ suburb: name, postcode });
});

const open = () => renderAt(`/bookings/${TOKEN}`, { route: '/bookings/:token', page: <BookingStatusPage /> });

describe('a booking', () => {
  it('says that a request is not a confirmation, when it is expected and what was booked', async () => {
    gatewayOf(() => ({ status: 200, body: bookingOf() }));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking SH-2026-0001' })).toBeInTheDocument();
    expect(screen.getByText(/not confirmed until we accept it/)).toBeInTheDocument();
    expect(screen.getByText('24 Nov 2026')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Pickup and delivery' })).toHaveTextContent('23 Nov 2026, 9:30 AM');
    expect(screen.getByText('20 Nov 2026, 10:05 AM AWST')).toBeInTheDocument();
    expect(screen.getByText(/^Checked at \d+:\d\d [AP]M/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Call/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'track it' })).toHaveAttribute('href', '/track?reference=SH-2026-0001');
  });

  it('says by when a request is answered, and when that time is over', async () => {
    gatewayOf(() => ({ status: 200, body: bookingOf({ answerBy: '2126-11-20T04:05:00.000Z' }) }));
    const { unmount } = open();
    expect(await screen.findByText(/We accept or decline it by/)).toHaveTextContent('20 Nov 2126, 3:05 PM AEDT');
    unmount();
    gatewayOf(() => ({ status: 200, body: bookingOf({ answerBy: '2026-01-20T04:05:00.000Z' }) }));
    open();
    expect(await screen.findByText(/We are late: please call us/)).toHaveTextContent('20 Jan 2026, 3:05 PM AEDT');
  });

  it('shows an exception and the proof of delivery with its pictures', async () => {
    const pod = {
      receiverName: 'Lee',
      deliveredAtLocal: '2026-11-24T11:05',
      zoneAbbreviation: 'AWST',
      palletsIn: 4,
      palletsOut: 3,
      notes: '',
      hasSignature: true,
      hasPhoto: true,
    };
    const delivered = { ...requested, at: '2026-11-24T03:05:00.000Z', status: 'delivered' as const };
    const exception = { kind: 'short' as const, reason: 'One pallet stayed in Sydney.' };
    const events = [requested, delivered, { ...delivered, at: '2026-11-24T03:06:00.000Z', exception }];
    gatewayOf(() => ({
      status: 200,
      body: bookingOf({
        status: 'delivered',
        badge: 'Delivered',
        pod,
        exception,
        events,
        cancellation: { isOpen: false, mayCost: false },
      }),
    }));
    open();
    const region = await screen.findByRole('region', { name: 'Proof of delivery' });
    const record = within(region);
    expect(region).toHaveTextContent('24 Nov 2026, 11:05 AM AWST');
    expect(record.getByRole('img', { name: 'Signature of Lee' })).toHaveAttribute(
      'src',
      `/api/bookings/${TOKEN}/pod/signature`,
    );
    expect(record.getByRole('img', { name: /Photo/ })).toBeInTheDocument();
    expect(screen.getAllByText('One pallet stayed in Sydney.')).toHaveLength(2);
    expect(screen.getByText('24 Nov 2026, 11:05 AM AWST', { selector: 'time' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel this booking' })).toBeNull();
  });

  it('asks before it cancels', async () => {
    let isCancelled = false;
    const calls = gatewayOf(({ name }) => {
      if (name.startsWith('POST')) isCancelled = true;
      const cancelled = {
        status: 'cancelled',
        badge: 'Cancelled',
        cancellation: { isOpen: false, mayCost: false },
      } as const;
      return { status: 200, body: bookingOf(isCancelled ? cancelled : {}) };
    });
    const { user, toasts } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
    expect(screen.getByRole('heading', { name: 'Cancel booking SH-2026-0001?' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    expect(await screen.findByText('This booking is cancelled.')).toBeInTheDocument();
    expect(calls.find(({ name }) => name.startsWith('POST'))).toEqual({
      name: `POST /api/bookings/${TOKEN}/cancellation`,
      body: { reason: '', acceptsCharge: false },
    });
    const speaking = screen.getAllByRole('status').filter((region) => region.textContent?.includes('cancelled'));
    expect(speaking).toHaveLength(1);
    expect(toasts).toEqual([]);
  });

  it('warns of the charge, even when the two hours began while the page was open', async () => {
    const calls = gatewayOf(({ name, body }) => {
      if (!name.startsWith('POST')) return { status: 200, body: bookingOf() };
      return body?.acceptsCharge === true
        ? { status: 200, body: bookingOf() }
        : problemOf(409, 'charge-not-accepted', 'Cancelling now may be charged in full or in part.');
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
    fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Not ready' } });
    await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    const accept = await screen.findByLabelText(/I accept that cancelling now may be charged/);
    await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    expect(accept).toHaveAccessibleDescription(/Tick this to cancel/);
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
    await user.click(accept);
    await user.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    expect(calls.filter(({ name }) => name.startsWith('POST'))[1]?.body).toEqual({
      reason: 'Not ready',
      acceptsCharge: true,
    });
  });
});
