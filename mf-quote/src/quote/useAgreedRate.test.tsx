import type { Visitor } from '@saltbush/contract';
import { testHost } from '@saltbush/tooling/testing/host';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { gatewayOf, problemOf } from '../../fixtures/gatewayOf.ts';
import { SiteForTests } from '../../fixtures/SiteForTests.tsx';
import { QuotePage } from './QuotePage.tsx';

const SIGNED_IN: Visitor = {
  status: 'signed-in',
  user: { id: '1', email: 'anna@test.example', firstName: 'Anna', roles: ['client'] },
};
const RATE = { sheetId: 7, sheetName: 'rates.csv', line: 3, ratePerKm: 2.1 };

function openQuote(visitor: Visitor) {
  render(
    <SiteForTests host={testHost({ visitor })}>
      <MemoryRouter initialEntries={['/quote?pickup=Richmond+VIC&delivery=Canberra&quoted=']}>
        <QuotePage />
      </MemoryRouter>
    </SiteForTests>,
  );
  return within(screen.getByRole('region', { name: 'Quote summary' }));
}

describe('freight by distance', () => {
  it("is priced at the own sheet's rate, with its line, and can then be booked", async () => {
    const calls = gatewayOf(() => ({ status: 200, body: { rate: RATE } }));
    const summary = openQuote(SIGNED_IN);
    expect(await summary.findByText('Freight 669 km. Your rate sheet rates.csv, line 3: $2.10 per km')).toBeVisible();
    expect(summary.getByText('Freight at your rate')).toBeVisible();
    expect(summary.queryByText(/Indicative/)).not.toBeInTheDocument();
    expect(calls[0]?.name).toBe(
      'GET /api/rate-sheets/agreed-rate?origin=Richmond+VIC&destination=Canberra&vehicle=1t-van',
    );
  });

  it.each([
    ['the sheet says nothing', { status: 200, body: { rate: null } }],
    ['the session has ended', problemOf(401, 'unauthenticated', 'Sign in.')],
  ])('stays indicative when %s', async (_what, answer) => {
    gatewayOf(() => answer);
    expect(await openQuote(SIGNED_IN).findByText('Freight by distance')).toBeVisible();
  });

  it('says so when the own rate could not be loaded', async () => {
    gatewayOf(() => 'offline');
    expect(await openQuote(SIGNED_IN).findByText(/could not be asked for just now. Press Calculate/)).toBeVisible();
  });

  it('loads nothing for signed-out visitors', async () => {
    const calls = gatewayOf(() => 'offline');
    expect(await openQuote({ status: 'signed-out' }).findByText('Freight by distance')).toBeVisible();
    expect(calls.filter(({ name }) => name !== 'POST /api/quotes/endings')).toEqual([]);
  });
});
