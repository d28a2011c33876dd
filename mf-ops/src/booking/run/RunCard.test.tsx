import { type DeskRun, type RunAccepted, runNote } from '@saltbush/runs/api';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, within } from '@testing-library/react';
import { aBooking } from '../../../fixtures/aBooking.ts';
import { BookingPage } from '../BookingPage.tsx';

const PLACE = { reference: 'RN-2026-00001', position: 1, of: 3 };
const [requested] = aBooking().events;
const inRun = aBooking({ events: requested ? [{ ...requested, note: runNote(PLACE) }] : [] });

const deskRun = (statuses: readonly ('requested' | 'accepted' | 'cancelled')[]): DeskRun => ({
  run: {
    ...PLACE,
    deliveries: statuses.map((status, index) => ({
      ...{ position: index + 1, reference: `SH-2026-012${index + 3}`, status, version: index + 1 },
      ...{ receiver: `Shop ${index + 1}`, suburb: 'Newtown' },
    })),
  },
});

const open = (answer: (call: Call) => Answer) =>
  openPage({
    ...{ path: '/ops/bookings/:reference', page: BookingPage, address: '/ops/bookings/SH-2026-0123' },
    answer: (call) => (call.path === '/api/ops/bookings/SH-2026-0123' ? { body: inRun } : answer(call)),
  });
const posts = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'POST');

it('shows the others of the run with their status, and leads to them', async () => {
  open(() => ({ body: deskRun(['requested', 'accepted', 'cancelled']) }));
  const card = within(await screen.findByRole('region', { name: 'Run RN-2026-00001' }));
  expect(card.getByText('Delivery 1 of 3, one pickup for all of them.')).toBeInTheDocument();
  expect(await card.findByRole('link', { name: 'SH-2026-0124' })).toHaveAttribute('href', '/ops/bookings/SH-2026-0124');
  expect(card.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual(['true', null, null]);
  expect(card.getByRole('button', { name: 'Accept the one that waits' })).toBeInTheDocument();
});

it('accepts all that wait at once, as they were seen, and says which are refused', async () => {
  const { user, calls } = open((call) => {
    if (call.method === 'GET') return { body: deskRun(['requested', 'requested', 'cancelled']) };
    const left = [{ reference: 'SH-2026-0124', message: 'Somebody else changed it.' }];
    return { body: { accepted: ['SH-2026-0123'], left } satisfies RunAccepted };
  });
  await user.click(await screen.findByRole('button', { name: 'Accept all 2 that wait' }));
  const outcome = await screen.findByText('1 booking is accepted, 1 not');
  expect(outcome.closest('[role="alert"]')).toHaveTextContent('SH-2026-0124: Somebody else changed it.');
  expect(posts(calls).map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/ops/runs/RN-2026-00001/acceptance',
      {
        deliveries: [
          { reference: 'SH-2026-0123', version: 1 },
          { reference: 'SH-2026-0124', version: 2 },
        ],
      },
    ],
  ]);
});

it('says why nothing was accepted', async () => {
  const { user } = open((call) =>
    call.method === 'GET'
      ? { body: deskRun(['requested', 'requested']) }
      : refusal(404, 'not-found', 'There is no such run. Check the reference.'),
  );
  await user.click(await screen.findByRole('button', { name: 'Accept all 2 that wait' }));
  const said = await screen.findByText('Nothing was accepted');
  expect(said.closest('[role="alert"]')).not.toBeEmptyDOMElement();
});

it('asks nothing for a booking that is in no run', async () => {
  const { calls } = openPage({
    ...{ path: '/ops/bookings/:reference', page: BookingPage, address: '/ops/bookings/SH-2026-0123' },
    answer: () => ({ body: aBooking() }),
  });
  await screen.findByRole('heading', { name: 'What next' });
  expect(calls.some(({ path }) => path.startsWith('/api/ops/runs'))).toBe(false);
});
