import type { Run, Runs } from '@saltbush/runs/api';
import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { type Answer, type Call, refusal } from '@saltbush/tooling/testing/page';
import { act, screen, within } from '@testing-library/react';
import { openPage } from '../../fixtures/openPage.tsx';
import { aRun, aRunDelivery } from '../../fixtures/runs.ts';
import { RunPage } from './RunPage.tsx';
import { RunsPage } from './RunsPage.tsx';

const NO_COMPANY = { body: { memberships: [], invitations: [] } };

const openList = (runs: Partial<Runs>) =>
  openPage({
    ...{ path: '/dashboard/shipments/runs', page: RunsPage, address: '/dashboard/shipments/runs' },
    answer: (call) =>
      call.path.startsWith('/api/runs') ? { body: { rows: [], total: 0, page: 1, pageSize: 20, ...runs } } : NO_COMPANY,
  });

const openRun = (run: Run, answer: (call: Call) => Answer = () => ({ body: {} })) =>
  openPage({
    ...{
      path: '/dashboard/shipments/runs/:reference',
      page: RunPage,
      address: '/dashboard/shipments/runs/RN-2026-00001',
    },
    answer: (call) => {
      if (call.method !== 'GET') return answer(call);
      return call.path.startsWith('/api/runs') ? { body: run } : NO_COMPANY;
    },
  });

beforeEach(() => FakeEventSource.install());

describe('the list of runs', () => {
  it('shows where each begins, where it goes and how it stands', async () => {
    openList({
      rows: [
        {
          ...{ reference: 'RN-2026-00001', requestedAt: '2026-11-24T03:00:00Z', from: 'Harbour Foods, Sydney 2000' },
          ...{ pickupDate: '2026-11-25', suburbs: ['Newtown', 'Ryde', 'Manly', 'Botany'], totalIncGstCents: 44_000 },
          counts: { open: 2, delivered: 1, ended: 1 },
        },
      ],
      total: 1,
    });
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent('From Harbour Foods, Sydney 2000');
    expect(row).toHaveTextContent('4 deliveries: Newtown, Ryde, Manly and 1 more');
    expect(row).toHaveTextContent('1 of 3 delivered, 1 cancelled or declined');
    expect(row).toHaveTextContent('$440.00inc GST');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/dashboard/shipments/runs/RN-2026-00001');
  });

  it('says what a run is where there is none', async () => {
    openList({});
    expect(await screen.findByText(/You have booked no run yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book your first run' })).toHaveAttribute(
      'href',
      '/dashboard/shipments/runs/new',
    );
  });
});

describe('a run', () => {
  it('shows its stops in order, each with its shipment, and what it costs', async () => {
    const cancelled = aRunDelivery(2, { badge: 'Cancelled', status: 'cancelled' });
    openRun(
      aRun({
        deliveries: [aRunDelivery(1), cancelled, aRunDelivery(3, { pickupDate: '2026-11-26' })],
        total: { totalExGstCents: 20_000, gstCents: 2_000, totalIncGstCents: 22_000 },
      }),
    );
    // While the run is read, its panel has the same name.
    await screen.findAllByRole('listitem');
    const stops = within(screen.getByRole('region', { name: 'Stops' }));
    const [pickup, first, second, third] = stops.getAllByRole('listitem');
    expect(pickup).toHaveTextContent('Pickup: Harbour Foods');
    expect(pickup).toHaveTextContent('25 Nov 2026, ready at 3:30 PM');
    expect(first).toHaveTextContent('SH-2026-0001, Bottled water, PO 1, Expected 27 Nov 2026');
    expect(second).toHaveTextContent('Cancelled');
    expect(third).toHaveTextContent('Its pickup was changed: 26 Nov 2026');
    const price = within(screen.getByRole('region', { name: 'Price' }));
    expect(price.getByRole('row', { name: /Total inc GST/ })).toHaveTextContent('$220.00');
    expect(price.getByText(/Booked for/)).toHaveTextContent('$330.00 inc GST');
  });

  it('is cancelled once that was asked, and says what could not be', async () => {
    const left = [{ reference: 'SH-2026-0003', message: 'This booking is picked up.' }];
    const { user, calls } = openRun(aRun(), () => ({
      body: { run: aRun(), cancelled: ['SH-2026-0001', 'SH-2026-0002'], left },
    }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the run' }));
    const form = within(screen.getByRole('form', { name: 'Cancel run RN-2026-00001?' }));
    expect(form.getByLabelText(/^Reason/)).toHaveFocus();
    await user.click(form.getByRole('button', { name: 'Keep the run' }));
    expect(screen.getByRole('button', { name: 'Cancel the run' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel the run' }));
    await user.type(screen.getByLabelText(/^Reason/), 'Not ready');
    await user.click(screen.getByRole('button', { name: 'Yes, cancel them' }));
    expect(await screen.findByText('2 deliveries cancelled, 1 could not be')).toBeInTheDocument();
    expect(screen.getByText(/SH-2026-0003: This booking is picked up/)).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      {
        ...{ method: 'POST', path: '/api/runs/RN-2026-00001/cancellation' },
        body: { reason: 'Not ready', acceptsCharge: false },
      },
    ]);
  });

  it('asks for consent where cancelling may cost something by now', async () => {
    const { user, calls } = openRun(aRun(), (call) =>
      (call.body as { acceptsCharge: boolean }).acceptsCharge
        ? { body: { run: aRun(), cancelled: ['SH-2026-0001'], left: [] } }
        : refusal(409, 'charge-not-accepted', 'It may be charged.'),
    );
    await user.click(await screen.findByRole('button', { name: 'Cancel the run' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel them' }));
    await user.click(await screen.findByRole('checkbox', { name: /may be charged/ }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel them' }));
    expect(await screen.findByText('The run is cancelled')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('is not found among those of others', async () => {
    openPage({
      ...{
        path: '/dashboard/shipments/runs/:reference',
        page: RunPage,
        address: '/dashboard/shipments/runs/RN-2026-00009',
      },
      answer: () => refusal(404, 'not-found', 'You have no run with this reference.'),
    });
    expect(await screen.findByText('There is no RN-2026-00009 among your runs')).toBeInTheDocument();
  });
});

it('reads the run again when one of its consignments has changed', async () => {
  const [first, ...others] = aRun().deliveries;
  if (!first) throw new Error('A run has deliveries.');
  let run = aRun();
  openPage({
    ...{ path: '/dashboard/shipments/runs/:reference', page: RunPage },
    address: '/dashboard/shipments/runs/RN-2026-00001',
    answer: ({ path }) => (path.startsWith('/api/runs') ? { body: run } : NO_COMPANY),
  });
  await screen.findByRole('heading', { name: new RegExp(first.receiver) });
  expect(screen.queryByText('In Transit')).toBeNull();
  run = aRun({ deliveries: [{ ...first, badge: 'In Transit' }, ...others] });
  act(() => FakeEventSource.latest()?.say('shipment'));
  expect(await screen.findByText('In Transit')).toBeInTheDocument();
});
