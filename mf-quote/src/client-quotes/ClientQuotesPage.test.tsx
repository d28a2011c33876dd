import type { SavedQuotes } from '@saltbush/quotes/api';
import { screen } from '@testing-library/react';
import { aSavedQuote } from '../../fixtures/freight.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { SavedQuotesPage } from './SavedQuotesPage.tsx';

const open = (address: string, quotes: Partial<SavedQuotes>) =>
  openPage({
    path: '/dashboard/quotes',
    page: SavedQuotesPage,
    address,
    answer: () => ({ body: { rows: [], total: 0, page: 1, pageSize: 25, ...quotes } satisfies SavedQuotes }),
  });

it('offers for each quote what can still be done', async () => {
  open('/dashboard/quotes', {
    rows: [
      aSavedQuote(),
      aSavedQuote({ reference: 'Q-2026-000122', status: 'expired', validUntil: '2026-11-01' }),
      aSavedQuote({ reference: 'Q-2026-000121', status: 'booked', bookingReference: 'SH-2026-0123' }),
    ],
    total: 3,
  });
  expect(await screen.findByRole('link', { name: 'Book Q-2026-000123' })).toHaveAttribute(
    'href',
    '/quotes/quotetokenquotetokenqu/book',
  );
  expect(screen.getByText('Valid until 20 Dec 2026')).toBeInTheDocument();
  expect(screen.getByText('Expired 1 Nov 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Re-price Q-2026-000122' })).toHaveAttribute(
    'href',
    '/quotes/quotetokenquotetokenqu',
  );
  expect(screen.getByRole('link', { name: 'SH-2026-0123' })).toHaveAttribute(
    'href',
    '/dashboard/shipments/SH-2026-0123',
  );
});

it('has an address for each page', async () => {
  const { calls } = open('/dashboard/quotes?page=2', { rows: [aSavedQuote()], total: 60, page: 2 });
  expect(await screen.findByText('26 to 50 of 60')).toBeInTheDocument();
  expect(calls[0]?.path).toBe('/api/quotes?page=2');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/dashboard/quotes');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/dashboard/quotes?page=3');
});

it('tells a client without quotes how to begin', async () => {
  open('/dashboard/quotes', {});
  expect(await screen.findByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/quote');
});
