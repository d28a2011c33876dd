import type { DeskClaimRow } from '@saltbush/claims/api';
import { openPage } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking } from '../../fixtures/aBooking.ts';
import { BookingPage } from './BookingPage.tsx';

const claim: DeskClaimRow = {
  ...{ reference: 'CLM-2026-00001', shipmentReference: 'SH-2026-0123', kind: 'damage', status: 'lodged' },
  ...{ route: 'Sydney to Melbourne', amountCents: 45_050, agreedCents: null, lodgedAt: '2026-11-24T03:00:00Z' },
  ...{ businessName: 'Banksia Tiles', waitsSince: '2026-11-24T03:00:00Z' },
};

const open = (status: 'requested' | 'accepted', rows: DeskClaimRow[]) =>
  openPage({
    ...{ path: '/ops/bookings/:reference', page: BookingPage, address: '/ops/bookings/SH-2026-0123' },
    answer: ({ path }) =>
      path.startsWith('/api/ops/claims')
        ? { body: { rows, total: rows.length, page: 1, pageSize: 25, counts: { open: 1, decided: 0, all: 1 } } }
        : { body: aBooking({ status }) },
  });

it('shows the claims about a booking, and leads to them', async () => {
  // The search finds text anywhere.
  const { calls } = open('accepted', [claim, { ...claim, reference: 'CLM-2', shipmentReference: 'SH-2026-01234' }]);
  const card = within(await screen.findByRole('region', { name: 'Claims' }));
  expect(card.getByRole('link', { name: claim.reference })).toHaveAttribute('href', '/ops/claims/CLM-2026-00001');
  expect(card.getByRole('listitem')).toHaveTextContent(/\$450\.50 ex GST.*Waits for us/);
  expect(calls.map(({ path }) => path)).toContain('/api/ops/claims?view=all&search=SH-2026-0123&page=1');
});

it('shows no card without claims, and asks for none about a request', async () => {
  const { calls } = open('accepted', []);
  await waitFor(() => expect(calls.some(({ path }) => path.startsWith('/api/ops/claims'))).toBe(true));
  expect(screen.queryByRole('region', { name: 'Claims' })).toBeNull();
});

it('asks for no claims about a request', async () => {
  const { calls } = open('requested', []);
  await screen.findByRole('heading', { name: 'What next' });
  expect(calls.some(({ path }) => path.startsWith('/api/ops/claims'))).toBe(false);
});
