import type { Address } from '@saltbush/addresses/api';
import type { Membership } from '@saltbush/clients/api';
import { screen, waitFor } from '@testing-library/react';
import { gatewayOf, problemOf } from '../../fixtures/gatewayOf.ts';
import { renderAt } from '../../fixtures/renderAt.tsx';
import { LTL_REQUEST, quoteOf, savedQuoteOf, TOKEN } from '../../fixtures/savedQuoteOf.ts';
import { BookingPage } from '../booking/BookingPage.tsx';
import type { QuoteForm } from '../quote/quote-form.ts';
import { PricedQuote } from '../quote/summary/PricedQuote.tsx';

const member = (changes: Partial<Membership>): Membership => ({
  ...{ reference: 'CL-2026-00001', businessName: 'Harbour Foods', status: 'active', role: 'viewer', may: [] },
  ...changes,
});

const PLACE: Address = {
  ...{ reference: 'ADR-2026-00001', version: 1, name: 'Stonemill Flour', street: '9 Cook Street', suburb: 'Kurnell' },
  ...{ postcode: '2231', contactName: '', phone: '', openingHours: '', gateM: '', drivewayM: '', heightM: '' },
  ...{ hasForklift: false, needsTailgate: false, hasDangerousGoods: false, instructions: '' },
};

/** Null where the memberships cannot be read. */
function answers(memberships: Membership[] | null) {
  return gatewayOf(({ name }) => {
    if (name.includes('/memberships'))
      return memberships ? { status: 200, body: { memberships } } : problemOf(503, 'unavailable', 'Later.');
    if (name.includes('/addresses')) return { status: 200, body: { rows: [PLACE], total: 1, page: 1, pageSize: 25 } };
    return { status: 200, body: savedQuoteOf() };
  });
}

const user = { id: 'u1', email: 'maya@example.com', firstName: 'Maya', roles: ['client' as const] };
const visitor = { status: 'signed-in' as const, user };

function open(memberships: Membership[]) {
  const calls = answers(memberships);
  renderAt(`/quotes/${TOKEN}/book`, { route: '/quotes/:token/book', page: <BookingPage />, visitor });
  return calls;
}

it('tells a viewer before they fill in the form who can book', async () => {
  open([member({})]);
  expect(
    await screen.findByText(/You belong to Harbour Foods as a viewer\. Its owners and bookers can book/),
  ).toBeVisible();
  expect(screen.getByRole('form', { name: 'Booking' })).toBeVisible();
});

it.each([
  ['who books for one of their companies', [member({}), member({ role: 'booker', may: ['book'] })]],
  ['who belongs to no company', []],
  ['whose company is not active yet', [member({ status: 'pending' })]],
])('says nothing to somebody %s', async (_who, memberships) => {
  const calls = open(memberships);
  await screen.findByRole('form', { name: 'Booking' });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/clients/memberships'));
  // The notice would be there as soon as the answer is.
  await screen.findAllByRole('combobox', { name: /From your addresses/ });
  expect(screen.queryByText('Your role does not book')).toBeNull();
});

describe('a price', () => {
  function openPrice(memberships: Membership[] | null) {
    answers(memberships);
    const form = { request: LTL_REQUEST, now: Date.parse('2026-11-20T09:00:00+11:00') } as unknown as QuoteForm;
    const page = <PricedQuote quote={quoteOf()} message={null} form={form} onLeave={() => {}} onQuestion={() => {}} />;
    renderAt('/quote', { route: '/quote', page, visitor });
  }

  it('offers a viewer what they may do, and says who can do the rest', async () => {
    openPrice([member({})]);
    expect(await screen.findByText(/Its owners and bookers can book this quote/)).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Print',
      'What could still be added',
    ]);
  });

  it.each([
    { who: 'a booker', memberships: [member({ role: 'booker', may: ['book', 'quote'] })] },
    { who: 'somebody whose role cannot be read', memberships: null },
  ])('offers $who everything', async ({ memberships }) => {
    openPrice(memberships);
    expect(await screen.findByRole('button', { name: 'Save Quote' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book This Quote' })).toBeVisible();
  });
});
