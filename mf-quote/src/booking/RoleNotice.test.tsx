import type { Address } from '@saltbush/addresses/api';
import type { Membership } from '@saltbush/clients/api';
import { screen, waitFor } from '@testing-library/react';
import { gatewayOf } from '../../fixtures/gatewayOf.ts';
import { renderAt } from '../../fixtures/renderAt.tsx';
import { savedQuoteOf, TOKEN } from '../../fixtures/savedQuoteOf.ts';
import { BookingPage } from './BookingPage.tsx';

const member = (changes: Partial<Membership>): Membership => ({
  ...{ reference: 'CL-2026-00001', businessName: 'Harbour Foods', status: 'active', role: 'viewer', may: [] },
  ...changes,
});

const PLACE: Address = {
  ...{ reference: 'ADR-2026-00001', version: 1, name: 'Stonemill Flour', street: '9 Cook Street', suburb: 'Kurnell' },
  ...{ postcode: '2231', contactName: '', phone: '', openingHours: '', gateM: '', drivewayM: '', heightM: '' },
  ...{ hasForklift: false, needsTailgate: false, hasDangerousGoods: false, instructions: '' },
};

function open(memberships: Membership[]) {
  const calls = gatewayOf(({ name }) => {
    if (name.includes('/memberships')) return { status: 200, body: { memberships } };
    if (name.includes('/addresses')) return { status: 200, body: { rows: [PLACE], total: 1, page: 1, pageSize: 25 } };
    return { status: 200, body: savedQuoteOf() };
  });
  const user = { id: 'u1', email: 'maya@example.com', firstName: 'Maya', roles: ['client' as const] };
  const visitor = { status: 'signed-in' as const, user };
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
