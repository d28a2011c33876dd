import type { Address } from '@saltbush/addresses/api';
import type { Visitor } from '@saltbush/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { gatewayOf } from '../../fixtures/gatewayOf.ts';
import { renderAt } from '../../fixtures/renderAt.tsx';
import { savedQuoteOf, TOKEN } from '../../fixtures/savedQuoteOf.ts';
import { BookingPage } from './BookingPage.tsx';

const part = (name: string) => within(screen.getByRole('group', { name }));
const shownPart = async (name: string) => within(await screen.findByRole('group', { name }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const MAYA: Visitor = {
  status: 'signed-in',
  user: { id: 'u1', email: 'maya@example.com', firstName: 'Maya', roles: ['client'] },
};
const place = (changes: Partial<Address>): Address => ({
  ...{ reference: 'ADR-2026-00001', version: 1, name: 'Stonemill Flour', street: '9 Cook Street', suburb: 'Kurnell' },
  ...{ postcode: '2231', contactName: 'Ruth Ward', phone: '02 5550 1860', openingHours: 'Mon to Fri 7:00 to 15:30' },
  ...{ gateM: '', drivewayM: '', heightM: '4', hasForklift: true, needsTailgate: true, hasDangerousGoods: true },
  ...{ instructions: 'Weighbridge first.', ...changes },
});

describe('the address book in a booking', () => {
  const openAs = (visitor: Visitor, rows: Address[]) => {
    const calls = gatewayOf(({ name }) =>
      name.includes('/addresses')
        ? { status: 200, body: { rows, total: rows.length, page: 1, pageSize: 25 } }
        : { status: 200, body: savedQuoteOf() },
    );
    const page = { route: '/quotes/:token/book', page: <BookingPage />, visitor };
    return { calls, ...renderAt(`/quotes/${TOKEN}/book`, page) };
  };

  it('fills a stop with two keys, and says what the quote lacks', async () => {
    const { user, calls } = openAs(MAYA, [
      place({}),
      place({ name: 'Yarra Pantry', suburb: 'Truganina', postcode: '3029' }),
    ]);
    const field = await (await shownPart('Pickup')).findByRole('combobox', { name: /From your addresses/ });
    await user.click(field);
    await user.keyboard('s{Enter}');
    expect(part('Pickup').getByLabelText(/Business name/)).toHaveValue('Stonemill Flour');
    expect(part('Pickup').getByLabelText(/Street address/)).toHaveValue('9 Cook Street, Kurnell 2231');
    expect(part('Pickup').getByLabelText(/Contact name/)).toHaveValue('Ruth Ward');
    expect(part('Pickup').getByLabelText(/Contact phone/)).toHaveValue('02 5550 1860');
    expect(part('Pickup').getByLabelText(/forklift/)).toBeChecked();
    expect(part('Pickup').getByLabelText(/instructions/)).toHaveValue(
      'Weighbridge first.\nOpen Mon to Fri 7:00 to 15:30\n4 m high at most\nTailgate needed',
    );
    expect(part('Pickup').getByRole('status')).toHaveTextContent(/needs a tailgate.*usually contains dangerous goods/);
    expect(screen.getByLabelText(/contains dangerous goods/)).toBeChecked();
    expect(calls.map(({ name }) => name)).toContain('GET /api/addresses?near=Sydney');
  });

  it('fills in nothing from a place that is not where the quote ends', async () => {
    const { user } = openAs(MAYA, [place({})]);
    const field = await (await shownPart('Delivery')).findByRole('combobox', { name: /From your addresses/ });
    await user.click(field);
    await user.keyboard('{Enter}');
    expect(part('Delivery').getByRole('status')).toHaveTextContent(
      'Stonemill Flour is in Kurnell 2231, and this quote ends in Melbourne: nothing is filled in',
    );
    expect(part('Delivery').getByLabelText(/Business name/)).toHaveValue('');
  });

  it('is not there for visitors who are signed out, nor asked for', async () => {
    const { calls } = openAs({ status: 'signed-out' }, [place({})]);
    await screen.findByRole('heading', { name: 'Book this quote' });
    expect(screen.queryByRole('combobox', { name: /From your addresses/ })).toBeNull();
    expect(calls.map(({ name }) => name).filter((name) => name.includes('addresses'))).toEqual([]);
  });
});
