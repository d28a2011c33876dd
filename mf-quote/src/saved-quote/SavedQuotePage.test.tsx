import { screen } from '@testing-library/react';
import { gatewayOf, problemOf } from '../../fixtures/gatewayOf.ts';
import { renderAt } from '../../fixtures/renderAt.tsx';
import { LTL_REQUEST, quoteOf, savedQuoteOf, TOKEN } from '../../fixtures/savedQuoteOf.ts';
import { SavedQuotePage } from './SavedQuotePage.tsx';

const open = () => renderAt(`/quotes/${TOKEN}`, { route: '/quotes/:token', page: <SavedQuotePage /> });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a saved quote', () => {
  it('shows every line, until when the price is valid, and its buttons', async () => {
    gatewayOf(() => ({ status: 200, body: savedQuoteOf() }));
    const { titles } = open();
    expect(await title('Quote Q-2026-000123')).toBeInTheDocument();
    expect(titles.at(-1)).toBe('Quote Q-2026-000123');
    expect(screen.getByText('The price is locked until 20 Dec 2026.')).toBeInTheDocument();
    for (const text of ['Sydney to Melbourne', 'Freight 4 × $120.00', '$480.00', '$107.38', '$587.38', '$58.74']) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(screen.getByRole('link', { name: 'Book This Quote' })).toHaveAttribute('href', `/quotes/${TOKEN}/book`);
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', `/api/quotes/${TOKEN}/pdf`);
  });

  it('is re-priced after it expired, with both prices side by side', async () => {
    const dearer = { ...quoteOf(), totalExGstCents: 60_000, gstCents: 6000, totalIncGstCents: 66_000 };
    const calls = gatewayOf(({ name }) =>
      name.startsWith('POST')
        ? { status: 201, body: savedQuoteOf({ reference: 'Q-2026-000200', token: 'new', quote: dearer }) }
        : { status: 200, body: savedQuoteOf({ status: 'expired' }) },
    );
    const { user } = open();
    expect(await screen.findByText(/stood until 20 Dec 2026 and has expired/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Book This Quote' })).toBeNull();
    await user.dblClick(screen.getByRole('button', { name: 'Re-price' }));
    expect(await screen.findByRole('heading', { name: 'Re-priced as Q-2026-000200' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Book for $660.00' })).toHaveAttribute('href', '/quotes/new/book');
    expect(screen.getByText('Q-2026-000123, expired')).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === `POST /api/quotes/${TOKEN}/reprice`)).toHaveLength(1);
  });

  it('says for which pickup the new price is', async () => {
    const request = { ...LTL_REQUEST, pickupDate: '2026-12-24' };
    gatewayOf(({ name }) =>
      name.startsWith('POST')
        ? { status: 201, body: savedQuoteOf({ reference: 'Q-2026-000200', token: 'new', request }) }
        : { status: 200, body: savedQuoteOf({ status: 'expired' }) },
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Re-price' }));
    expect(await screen.findByText('The price is for pickup on 24 Dec 2026.')).toBeInTheDocument();
  });

  it('names the booking when it is booked', async () => {
    gatewayOf(() => ({ status: 200, body: savedQuoteOf({ status: 'booked', bookingReference: 'SH-2026-0001' }) }));
    open();
    expect(await screen.findByText('Booked as SH-2026-0001')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Book This Quote' })).toBeNull();
  });

  it('leads on when there is no such quote', async () => {
    gatewayOf(() => problemOf(404, 'not-found', 'There is no quote at this address.'));
    open();
    expect(await title('There is no quote at this address')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Get a new quote' })).toHaveAttribute('href', '/quote');
  });

  it('can be loaded again after the connection failed', async () => {
    let isOffline = true;
    gatewayOf(() => (isOffline ? 'offline' : { status: 200, body: savedQuoteOf() }));
    const { user } = open();
    expect(await title('We could not load this quote')).toBeInTheDocument();
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Quote Q-2026-000123')).toBeInTheDocument();
  });
});
