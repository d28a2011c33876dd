import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type Call, gatewayOf, problemOf } from '../../fixtures/gatewayOf.ts';
import { renderAt } from '../../fixtures/renderAt.tsx';
import { savedQuoteOf, TOKEN } from '../../fixtures/savedQuoteOf.ts';
import { BookingPage } from './BookingPage.tsx';

const open = () => renderAt(`/quotes/${TOKEN}/book`, { route: '/quotes/:token/book', page: <BookingPage /> });

/** A gateway that knows the quote and answers the booking with `answer`. */
function gateway(answer: (call: Call) => ReturnType<typeof problemOf> | Promise<ReturnType<typeof problemOf>>) {
  return gatewayOf((call) =>
    call.name === 'POST /api/bookings' ? answer(call) : { status: 200, body: savedQuoteOf() },
  );
}

const made = { status: 201, body: { reference: 'SH-2026-0001', token: 'bookingtokenbookingtok' } };
const submit = () => screen.getByRole('button', { name: 'Request booking' });
const faults = () => screen.getByRole('group', { name: /needs? your attention/ });
const part = (name: string) => within(screen.getByRole('group', { name }));

const fill = (group: string, label: RegExp, value: string) =>
  fireEvent.change(part(group).getByLabelText(label), { target: { value } });

async function fillIn({ user }: Pick<ReturnType<typeof open>, 'user'>) {
  await screen.findByRole('heading', { name: 'Book this quote' });
  fill('What is sent', /Goods/, 'Coffee on 4 pallets');
  fill('What is sent', /Total weight/, '1,800');
  fill('Who is booking', /Business name/, 'Kim Pty Ltd');
  fill('Who is booking', /Your name/, 'Kim');
  fill('Who is booking', /Email/, 'kim@example.com');
  fill('Who is booking', /Phone/, '0400 000 000');
  await user.click(screen.getByLabelText(/my details for the pickup/));
  fill('Pickup', /Street address/, '1 Dock Road');
  fill('Delivery', /Business name/, 'Lee Co');
  fill('Delivery', /Street address/, '2 Gate Street');
  fill('Delivery', /Contact name/, 'Lee');
  fill('Delivery', /Contact phone/, '03 9000 0000');
  await user.click(screen.getByLabelText(/I accept the terms/));
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('booking a quote', () => {
  it('asks only for what the quote does not say, and books once however often the button is pressed', async () => {
    const calls = gateway(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return made;
    });
    const view = open();
    await fillIn(view);
    expect(part('Pickup').getByText('Sydney')).toBeInTheDocument();
    await view.user.dblClick(submit());
    await view.user.click(screen.getByRole('button', { name: /Sending|Request booking/ }));
    expect(await screen.findByText(`At /bookings/${made.body.token}`)).toBeInTheDocument();
    const posts = calls.filter(({ name }) => name === 'POST /api/bookings');
    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toMatchObject({
      quoteToken: TOKEN,
      booker: { businessName: 'Kim Pty Ltd', email: 'kim@example.com' },
      pickup: { businessName: 'Kim Pty Ltd', contactName: 'Kim', street: '1 Dock Road', suburb: 'Sydney' },
      delivery: { contactName: 'Lee', suburb: 'Melbourne' },
      goods: { description: 'Coffee on 4 pallets', weight: '1,800', unit: 'kg' },
      termsVersion: '2026-07',
    });
    expect(posts[0]?.body).not.toHaveProperty('pickupIsBooker');
    expect(sessionStorage).toHaveLength(0);
    expect(view.drafts.at(-1)).toBe(false);
  });

  it('lists what is missing, moves there, and keeps what was typed', async () => {
    const calls = gateway(() => made);
    const { user } = open();
    await screen.findByRole('heading', { name: 'Book this quote' });
    fill('Who is booking', /Business name/, 'Kim Pty Ltd');
    await user.click(submit());
    const summary = faults();
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Pickup: Street address is required');
    await user.click(within(summary).getByRole('link', { name: 'Email is required' }));
    expect(part('Who is booking').getByLabelText(/Email/)).toHaveFocus();
    expect(part('Who is booking').getByLabelText(/Email/)).toHaveAccessibleDescription('Email is required');
    expect(part('Who is booking').getByLabelText(/Business name/)).toHaveValue('Kim Pty Ltd');
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toHaveLength(0);
  });

  it('asks for the goods and their weight, and says at the field when it is too much', async () => {
    const calls = gateway(() => made);
    const view = open();
    await fillIn(view);
    await view.user.click(part('What is sent').getByRole('button', { name: /drinks or tiles: 3,400 kg/ }));
    expect(part('What is sent').getByLabelText(/Total weight/)).toHaveValue('3400');
    fill('What is sent', /Total weight/, '4.1');
    fill('What is sent', /Unit of weight/, 't');
    await view.user.click(submit());
    expect(faults()).toHaveTextContent(/over the limits of a standard pallet/);
    fill('What is sent', /Goods/, '');
    fill('What is sent', /Total weight/, '');
    expect(faults()).toHaveTextContent(/Say what is sent/);
    expect(faults()).toHaveTextContent(/Say how much it weighs/);
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toHaveLength(0);
  });

  it('copies stops, contacts and goods of an earlier booking, and asks for what differs each time', async () => {
    const stop = { businessName: 'Kim Pty Ltd', street: '1 Dock Road', suburb: 'Sydney', contactName: 'Kim' };
    const details = {
      ...{ pickupDate: '2026-01-05', pickupTime: '07:00', customerReference: 'PO 1', termsVersion: '2026-07' },
      booker: { businessName: 'Kim Pty Ltd', name: 'Kim', email: 'kim@example.com', phone: '0400 000 000' },
      pickup: { ...stop, phone: '0400 000 000', hasForklift: true, instructions: 'Dock 4' },
      delivery: { ...stop, suburb: 'Perth', phone: '', hasForklift: false, instructions: '' },
      goods: { description: 'Coffee', weight: '1.8', unit: 't' },
      ...{ instructions: 'Dry', hasDangerousGoods: false, dangerousGoods: [] },
    };
    const calls = gatewayOf((call) =>
      call.name === 'POST /api/bookings'
        ? made
        : {
            status: 200,
            body: call.name.includes('/shipments/') ? { reference: 'SH-2026-0007', details } : savedQuoteOf(),
          },
    );
    const { user } = renderAt(`/quotes/${TOKEN}/book?again=SH-2026-0007`, {
      route: '/quotes/:token/book',
      page: <BookingPage />,
    });
    expect(await screen.findByText('Copied from SH-2026-0007')).toBeInTheDocument();
    expect(calls.map(({ name }) => name)).toContain('GET /api/shipments/SH-2026-0007');
    expect(part('What is sent').getByLabelText(/Total weight/)).toHaveValue('1.8');
    expect(part('Pickup').getByLabelText(/Street address/)).toHaveValue('1 Dock Road');
    expect(part('Pickup').getByLabelText(/Pickup instructions/)).toHaveValue('Dock 4');
    // The earlier booking went to another city, so its street does not apply.
    expect(part('Delivery').getByLabelText(/Street address/)).toHaveValue('');
    expect(screen.getByLabelText(/Your reference/)).toHaveValue('');
    expect(screen.getByLabelText(/I accept the terms/)).not.toBeChecked();
    await user.click(submit());
    expect(faults()).toHaveTextContent('Delivery: Street address is required');
    expect(faults()).not.toHaveTextContent('Pickup:');
  });

  it('opens the form when the earlier booking is not theirs, and requests nothing for a malformed reference', async () => {
    const calls = gatewayOf(({ name }) =>
      name.includes('/shipments/') ? problemOf(404, 'not-found', 'No.') : { status: 200, body: savedQuoteOf() },
    );
    const at = (again: string) =>
      renderAt(`/quotes/${TOKEN}/book?again=${again}`, { route: '/quotes/:token/book', page: <BookingPage /> });
    at('SH-2026-0007');
    expect(await screen.findByText('SH-2026-0007 could not be copied')).toBeInTheDocument();
    cleanup();
    at('..%2Fusers');
    await screen.findByRole('heading', { name: 'Book this quote' });
    expect(calls.filter(({ name }) => name.includes('users'))).toEqual([]);
  });

  it('does not ask for the weight again when the quote has it', async () => {
    const request = { ...savedQuoteOf().request, weightKg: '1720' };
    gatewayOf(() => ({ status: 200, body: savedQuoteOf({ request }) }));
    open();
    await screen.findByRole('heading', { name: 'Book this quote' });
    expect(part('What is sent').getByText('1,720 kg')).toBeInTheDocument();
    expect(part('What is sent').queryByLabelText(/Total weight/)).toBeNull();
  });

  it('opens a draft without goods from an older page, and asks for them', async () => {
    gateway(() => 'offline');
    const first = open();
    await fillIn(first);
    const key = `saltbush.booking.${TOKEN}`;
    const { values, ...rest } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const { goods: _, ...older } = values;
    cleanup();
    sessionStorage.setItem(key, JSON.stringify({ ...rest, values: older }));
    open();
    expect(await screen.findByText('What you typed earlier is back')).toBeInTheDocument();
    expect(part('What is sent').getByLabelText(/Total weight/)).toHaveValue('');
    expect(part('Delivery').getByLabelText(/Contact name/)).toHaveValue('Lee');
  });

  it('restores a draft after a reload and says so; it sends the same submission', async () => {
    const calls = gateway(() => 'offline');
    const first = open();
    await fillIn(first);
    await first.user.click(submit());
    expect(await screen.findByText(/could not reach our server/)).toBeInTheDocument();
    cleanup();
    const second = open();
    expect(await screen.findByText('What you typed earlier is back')).toBeInTheDocument();
    expect(part('Delivery').getByLabelText(/Contact name/)).toHaveValue('Lee');
    await second.user.click(submit());
    await screen.findByText(/could not reach our server/);
    const [one, two] = calls.filter(({ name }) => name === 'POST /api/bookings');
    expect(two?.body).toEqual(one?.body);
    await second.user.click(screen.getByRole('button', { name: /Start again/ }));
    expect(part('Delivery').getByLabelText(/Contact name/)).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('opens an empty form when the stored draft cannot be read', async () => {
    sessionStorage.setItem(`saltbush.booking.${TOKEN}`, '{"values":{"booker":7}}');
    gateway(() => made);
    open();
    await screen.findByRole('heading', { name: 'Book this quote' });
    expect(screen.queryByText('What you typed earlier is back')).toBeNull();
  });

  it('offers the next day when the pickup has closed', async () => {
    let nextDate = '';
    gateway(() =>
      problemOf(409, 'pickup-closed', 'Book by 2:00 PM.', {
        nextDate,
        fields: [{ path: 'pickupDate', message: 'Book by 2:00 PM.' }],
      }),
    );
    const view = open();
    await fillIn(view);
    const dates = screen.getByLabelText<HTMLSelectElement>(/Pickup date/);
    nextDate = dates.options[3]?.value ?? '';
    await view.user.click(submit());
    await view.user.click(await screen.findByRole('button', { name: /^Pick up on/ }));
    expect(screen.getByLabelText(/Pickup date/)).toHaveValue(nextDate);
  });

  it.each([
    ['quote-expired', 'See it and re-price'],
    ['already-booked', 'See the quote'],
  ])('leads to the next step after %s', async (code, link) => {
    gateway(() => problemOf(409, code, 'Too late.'));
    const view = open();
    await fillIn(view);
    await view.user.click(submit());
    expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', `/quotes/${TOKEN}`);
  });

  it('asks for the declaration of dangerous goods', async () => {
    const calls = gateway(() => made);
    const view = open();
    await fillIn(view);
    await view.user.click(screen.getByLabelText(/contains dangerous goods/));
    await view.user.click(submit());
    expect(faults()).toHaveTextContent('Dangerous goods 1: UN number is required');
    expect(calls.filter(({ name }) => name.startsWith('POST'))).toHaveLength(0);
    await view.user.click(screen.getByLabelText(/contains dangerous goods/));
    await view.user.click(submit());
    expect(await screen.findByText(`At /bookings/${made.body.token}`)).toBeInTheDocument();
  });
});

it.each([
  ['expired', 'This quote has expired'],
  ['booked', 'This quote is booked'],
] as const)('says at once that a quote is %s', async (status, heading) => {
  gatewayOf(() => ({ status: 200, body: savedQuoteOf({ status }) }));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

it('says by when a request sent now is answered', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T16:00:00+11:00'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  gatewayOf(() => ({ status: 200, body: savedQuoteOf() }));
  open();
  expect(await screen.findByText(/accepted or declined by/)).toHaveTextContent('23 Nov 2026, 7:00 AM AEDT');
  jest.useRealTimers();
});
