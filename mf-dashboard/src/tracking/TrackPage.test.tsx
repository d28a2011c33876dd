import type { Tracked } from '@saltbush/consignments/api';
import { type Answer, refusal } from '@saltbush/tooling/testing/page';
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { openPage } from '../../fixtures/openPage.tsx';
import { TrackForm } from './TrackForm.tsx';
import { TrackPage } from './TrackPage.tsx';

const tracked: Tracked = {
  reference: 'SH-2026-0123',
  status: 'in_transit',
  badge: 'In Transit',
  from: 'Sydney',
  to: 'Melbourne',
  pickupDate: '2026-11-20',
  eta: '2026-11-23',
  exception: 'delayed',
  events: [
    { at: '2026-11-19T22:00:00.000Z', status: 'requested', exception: null, resolvesException: false, eta: null },
    { at: '2026-11-20T05:10:00.000Z', status: 'in_transit', exception: null, resolvesException: false, eta: null },
  ],
  pickupTimeZone: 'Australia/Sydney',
  deliveryTimeZone: 'Australia/Melbourne',
  delivered: null,
};

const open = (answer: () => Answer, address = '/track') =>
  openPage({ path: '/track', page: TrackPage, address, answer });

it('shows where a consignment is, and moves focus there', async () => {
  const { user, calls } = open(() => ({ body: tracked }), '/track?reference=sh-2026-0123');
  expect(screen.getByLabelText(/Consignment reference/)).toHaveValue('sh-2026-0123');
  await user.type(screen.getByLabelText(/Postcode/), '3000');
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'SH-2026-0123' })).toBeInTheDocument();
  expect(screen.getByText('Delayed')).toBeInTheDocument();
  expect(screen.getByText('23 Nov 2026')).toBeInTheDocument();
  expect(screen.getAllByText('Still to come')).toHaveLength(2);
  expect(calls).toEqual([
    { method: 'POST', path: '/api/track', body: { reference: 'sh-2026-0123', postcode: '3000' } },
  ]);
});

it('says what is missing before it asks the gateway, and moves focus there', async () => {
  const { user, calls } = open(() => ({ body: tracked }));
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(screen.getByText('Please enter the consignment reference, such as SH-2026-0123')).toBeInTheDocument();
  expect(screen.getByText('Please enter the four digits of the postcode')).toBeInTheDocument();
  expect(screen.getByLabelText(/Consignment reference/)).toHaveFocus();
  expect(calls).toEqual([]);
});

it('keeps what was typed when nothing is found', async () => {
  const { user } = open(() => refusal(404, 'not-found', 'No consignment has that reference and postcode.'));
  await user.type(screen.getByLabelText(/Consignment reference/), 'SH-2026-9999');
  await user.type(screen.getByLabelText(/Postcode/), '2000');
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No consignment has that reference and postcode.');
  expect(screen.getByLabelText(/Consignment reference/)).toHaveValue('SH-2026-9999');
});

it('renders on the server without style attributes', () => {
  const html = renderToString(
    <TrackForm givenReference="SH-2026-0123" busy={false} error={null} onTrack={() => undefined} />,
  );
  expect(html).toContain('value="SH-2026-0123"');
  expect(html).not.toMatch(/\sstyle="/);
});
