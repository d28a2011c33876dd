import { jest } from '@jest/globals';
import { testHost } from '@saltbush/tooling/testing/host';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { drawnTruck } from '../../fixtures/drawnTruck.ts';
import { SiteForTests } from '../../fixtures/SiteForTests.tsx';
import { QuotePage } from './QuotePage.tsx';

const MORNING = '2026-11-20T09:00:00+11:00';
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(search: string, at = MORNING) {
  jest.useFakeTimers({ now: new Date(at) });
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

afterEach(async () => {
  await settle();
  cleanup();
  jest.useRealTimers();
});

const summary = () => screen.getByRole('region', { name: 'Quote summary' });

describe('price, vehicle, drawing and words', () => {
  it('agree when there is only an estimate', async () => {
    await open('?pickup=Sydney&delivery=Gold+Coast&pallets=3&quoted=1');
    expect(drawnTruck()).toMatchObject({ vehicle: '4t-truck', name: '4T truck', items: '3_0x0x0' });
    expect(summary()).toHaveTextContent('4T truck');
    expect(summary()).toHaveTextContent('$1,848.00');
    expect(summary()).toHaveTextContent('We have no fixed price between Sydney and Gold Coast.');
    expect(summary()).toHaveTextContent('The price shown is an estimate by distance.');
    expect(document.body).not.toHaveTextContent('No matching rate found');
    expect(document.body).not.toHaveTextContent('larger vehicle');
  });

  it('stop at a load that is too large for the vehicle, and offer the next one', async () => {
    const user = await open('?pickup=Marrickville&delivery=Parramatta&metroVehicle=4t-truck&weightKg=3701&quoted=1');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(summary()).toHaveTextContent('This load is too large for the 4-tonne');
    expect(within(summary()).queryByRole('button', { name: 'Book This Quote' })).toBeNull();
    expect(within(summary()).getByRole('link', { name: 'Ask for a custom quote' })).toBeInTheDocument();
    expect(screen.getByText('The load weighs 3,701 kg; it carries 3,700 kg.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Choose the Semi tautliner' })).toHaveLength(2);
    await user.click(within(summary()).getByRole('button', { name: 'Choose the Semi tautliner' }));
    await settle(10);
    expect(summary()).toHaveTextContent('Total inc GST');
    expect(summary()).toHaveTextContent('Semi tautliner');
    expect(screen.getByRole('radio', { name: /Standard/ })).toBeChecked();
  });

  it('say the same about an unlisted place, in few words and in full', async () => {
    await open('?pickup=Sydney&delivery=Tamworth&pallets=3&quoted=1');
    expect(summary()).toHaveTextContent('No price for this placeOutside our fixed metro zones');
    cleanup();
    await open('?pickup=Sydny&delivery=Melbourne&pallets=3&quoted=1');
    expect(summary()).toHaveTextContent('No price for this placeWe do not know Sydny.');
    expect(summary()).toHaveTextContent('Did you mean:Sydney');
  });

  it('start with a vehicle that takes the load', async () => {
    await open('?pickup=Marrickville&delivery=Parramatta&pallets=3&quoted=1');
    expect(screen.getByLabelText('Metro vehicle')).toHaveValue('3t-truck');
    expect(summary()).toHaveTextContent('$126.50');
  });
});

describe('a day without same-day services', () => {
  const SUNDAY = '2026-11-22T09:00:00+11:00';

  it("is shown as one sentence with the next business day's price, in place of four cards", async () => {
    const user = await open('?pickup=Marrickville&delivery=Parramatta&quoted=1', SUNDAY);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(
      screen.getByText(
        'Same-day services are closed and open again on 23 Nov 2026. The price then: Standard 4-5 hrs, $126.50 including GST.',
      ),
    ).toBeInTheDocument();
    await user.click(within(summary()).getByRole('button', { name: '$126.50 inc GST on 23 Nov 2026' }));
    await settle(10);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(summary()).toHaveTextContent('Total inc GST');
  });

  it('draws the vehicle that the price of the next business day is for', async () => {
    const user = await open('?pickup=Marrickville&delivery=Parramatta&pallets=3&quoted=1', SUNDAY);
    expect(drawnTruck()).toMatchObject({ name: '3T', basis: 'suggested' });
    expect(document.body).not.toHaveTextContent('Too much for');
    await user.click(within(summary()).getByRole('button', { name: '$126.50 inc GST on 23 Nov 2026' }));
    await settle(10);
    expect(screen.getByLabelText('Metro vehicle')).toHaveValue('3t-truck');
  });

  it('keeps the cards of services that run', async () => {
    await open('?pickup=Sydney&delivery=Melbourne&pallets=2', SUNDAY);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});
