import type { SavedQuotes } from '@saltbush/quotes/api';
import { openPage } from '@saltbush/tooling/testing/page';
import { screen } from '@testing-library/react';
import { savedQuoteOf, TOKEN } from '../../fixtures/savedQuoteOf.ts';
import { ClientQuotesPage } from './ClientQuotesPage.tsx';

const MAYA = { id: 'u1', email: 'maya@example.com', firstName: 'Maya', roles: ['client' as const] };

const open = (address: string, quotes: Partial<SavedQuotes>) =>
  openPage({
    path: '/dashboard/quotes',
    page: ClientQuotesPage,
    address,
    visitor: { status: 'signed-in', user: MAYA },
    answer: ({ path }) =>
      path.startsWith('/api/quotes')
        ? { body: { rows: [], total: 0, page: 1, pageSize: 25, ...quotes } satisfies SavedQuotes }
        : { body: { memberships: [] } },
  });

it('offers for each quote what can still be done', async () => {
  open('/dashboard/quotes', {
    rows: [
      savedQuoteOf(),
      savedQuoteOf({ reference: 'Q-2026-000122', status: 'expired', validUntil: '2026-11-01' }),
      savedQuoteOf({ reference: 'Q-2026-000121', status: 'booked', bookingReference: 'SH-2026-0123' }),
    ],
    total: 3,
  });
  expect(await screen.findByRole('link', { name: 'Book Q-2026-000123' })).toHaveAttribute(
    'href',
    `/quotes/${TOKEN}/book`,
  );
  expect(screen.getByText('Valid until 20 Dec 2026')).toBeInTheDocument();
  expect(screen.getByText('Expired 1 Nov 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Re-price Q-2026-000122' })).toHaveAttribute('href', `/quotes/${TOKEN}`);
  expect(screen.getByRole('link', { name: 'SH-2026-0123' })).toHaveAttribute(
    'href',
    '/dashboard/shipments/SH-2026-0123',
  );
});

it('has an address for each page', async () => {
  const { calls } = open('/dashboard/quotes?page=2', { rows: [savedQuoteOf()], total: 60, page: 2 });
  expect(await screen.findByText('26 to 50 of 60')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toContain('/api/quotes?page=2');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/dashboard/quotes');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/dashboard/quotes?page=3');
});

it('tells a client without quotes how to begin', async () => {
  open('/dashboard/quotes', {});
  expect(await screen.findByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/quote');
});

it('says why the quotes could not be read, and tries again', async () => {
  let isDown = true;
  const { user } = openPage({
    path: '/dashboard/quotes',
    page: ClientQuotesPage,
    address: '/dashboard/quotes',
    visitor: { status: 'signed-in', user: MAYA },
    answer: () => (isDown ? { status: 503 } : { body: { rows: [savedQuoteOf()], total: 1, page: 1, pageSize: 25 } }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your quotes could not be read');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Q-2026-000123' })).toHaveAttribute('href', `/quotes/${TOKEN}`);
});
