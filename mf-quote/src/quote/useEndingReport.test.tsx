import { jest } from '@jest/globals';
import { testHost } from '@saltbush/tooling/testing/host';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SiteForTests } from '../../fixtures/SiteForTests.tsx';
import { QuotePage } from './QuotePage.tsx';

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const originalFetch = globalThis.fetch;
let told: unknown[] = [];

async function open(search: string) {
  told = [];
  globalThis.fetch = jest.fn<typeof fetch>(async (input, init) => {
    if (String(input).endsWith('/api/quotes/endings')) told.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 204 });
  });
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00+11:00') });
  render(
    <SiteForTests host={testHost()}>
      <MemoryRouter initialEntries={[`/quote${search}`]}>
        <QuotePage />
      </MemoryRouter>
    </SiteForTests>,
  );
  await settle(10);
  return userEvent.setup({ delay: null });
}

const calculate = async () => {
  await act(async () => screen.getByRole('button', { name: 'Calculate Quote' }).click());
  await settle(10);
};

afterEach(async () => {
  await settle();
  cleanup();
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
});

describe('how a request for a price ends', () => {
  it('is reported once for each press, and not while answers change', async () => {
    const user = await open('?pickup=Sydney&delivery=Melbourne&pallets=2');
    expect(told).toEqual([]);
    await calculate();
    expect(told).toEqual([{ ending: 'priced' }]);
    await user.click(screen.getByLabelText(/Tailgate/));
    await settle(10);
    expect(told).toHaveLength(1);
    await calculate();
    expect(told).toHaveLength(2);
  });

  it('is reported when the address asks for the price', async () => {
    await open('?pickup=Sydney&delivery=Welshpool+WA&quoted=1');
    expect(told).toEqual([{ ending: 'unknown-place' }]);
  });
});
