import type { SavedQuotes } from '@saltbush/quotes/api';
import { openPage } from '@saltbush/tooling/testing/page';
import { screen } from '@testing-library/react';
import { savedQuoteOf } from '../../fixtures/savedQuoteOf.ts';
import { ClientQuotesPart } from './ClientQuotesPart.tsx';

const MAYA = { id: 'u1', email: 'maya@example.com', firstName: 'Maya', roles: ['client' as const] };

const open = (quotes: Partial<SavedQuotes>) =>
  openPage({
    path: '/dashboard',
    page: ClientQuotesPart,
    address: '/dashboard',
    visitor: { status: 'signed-in', user: MAYA },
    answer: ({ path }) =>
      path.startsWith('/api/quotes')
        ? { body: { rows: [], total: 0, page: 1, pageSize: 25, ...quotes } satisfies SavedQuotes }
        : { body: { memberships: [] } },
  });

it('shows the latest three quotes that are open', async () => {
  const references = ['Q-2026-000125', 'Q-2026-000124', 'Q-2026-000123', 'Q-2026-000122'];
  const booked = savedQuoteOf({ reference: 'Q-2026-000126', status: 'booked', bookingReference: 'SH-2026-0123' });
  open({ rows: [booked, ...references.map((reference) => savedQuoteOf({ reference }))], total: 5 });
  expect(await screen.findByRole('link', { name: 'Book Q-2026-000125' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'All quotes' })).toHaveAttribute('href', '/dashboard/quotes');
});

it('tells a client without quotes how to begin', async () => {
  open({});
  expect(await screen.findByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/quote');
});

it('says that every quote is booked', async () => {
  open({ rows: [savedQuoteOf({ status: 'booked', bookingReference: 'SH-2026-0123' })], total: 1 });
  expect(await screen.findByRole('link', { name: 'Get another quote' })).toBeInTheDocument();
});
