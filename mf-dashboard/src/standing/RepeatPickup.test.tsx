import type { ShipmentClaims } from '@saltbush/claims/api';
import { type Answer, type Call, refusal } from '@saltbush/tooling/testing/page';
import { screen, within } from '@testing-library/react';
import { aShipmentDetail } from '../../fixtures/freight.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { aStandingPickup } from '../../fixtures/standing.ts';
import { ShipmentPage } from '../shipment/ShipmentPage.tsx';

const NO_CLAIMS: ShipmentClaims = { status: 'not-yet', kinds: [], until: null, from: '2026-11-24', claims: [] };

function open(answer: (call: Call) => Answer, shipment = aShipmentDetail()) {
  return openPage({
    ...{ path: '/dashboard/shipments/:reference', page: ShipmentPage, address: '/dashboard/shipments/SH-2026-0123' },
    answer: (call) => {
      if (call.method !== 'GET') return answer(call);
      return { body: call.path.endsWith('/claims') ? NO_CLAIMS : shipment };
    },
  });
}

async function choose(user: ReturnType<typeof open>['user']): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
  await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
}

const posts = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');

it('repeats a booking on weekdays, and says when it is next', async () => {
  const { user, calls, drafts } = open(() => ({ status: 201, body: aStandingPickup() }));
  await user.click(await screen.findByRole('button', { name: 'Repeat it' }));
  const form = within(screen.getByRole('form', { name: 'Repeat this pickup' }));
  expect(form.getByRole('checkbox', { name: 'Monday' })).toHaveFocus();
  expect(form.getByText(/the business day before/)).toHaveTextContent(/at 9:00 AM, at the price of that day, and mail/);
  await user.click(form.getByRole('checkbox', { name: 'Thursday' }));
  await user.click(form.getByRole('checkbox', { name: 'Monday' }));
  await user.type(form.getByLabelText(/^Last day/), '2027-06-30');
  await user.click(form.getByRole('checkbox', { name: /I accept the terms/ }));
  expect(form.getByRole('link', { name: /Read the terms/ })).toHaveAttribute('href', '/terms');
  expect(drafts.at(-1)).toBe(true);
  await user.click(form.getByRole('button', { name: 'Repeat this pickup' }));
  const outcome = await screen.findByRole('group', { name: 'It repeats: Mon, Thu at 3:30 PM' });
  expect(outcome).toHaveFocus();
  expect(outcome).toHaveTextContent('Next: Thu 3 Dec (booked Wed 2 Dec, 9:00 AM), Mon 7 Dec.');
  expect(screen.getByRole('link', { name: 'your standing pickups' })).toHaveAttribute(
    'href',
    '/dashboard/standing-pickups',
  );
  expect(posts(calls)).toEqual([
    {
      ...{ method: 'POST', path: '/api/standing-pickups' },
      body: {
        ...{ submissionId: expect.any(String), shipmentReference: 'SH-2026-0123', weekdays: [1, 4] },
        ...{ until: '2027-06-30', termsVersion: '2026-07' },
      },
    },
  ]);
  expect(drafts.at(-1)).toBe(false);
});

it('asks for days and terms before it asks the gateway', async () => {
  const { user, calls } = open(() => ({ status: 201, body: aStandingPickup() }));
  await user.click(await screen.findByRole('button', { name: 'Repeat it' }));
  const form = within(screen.getByRole('form', { name: 'Repeat this pickup' }));
  await user.click(form.getByRole('button', { name: 'Repeat this pickup' }));
  expect(await form.findByRole('group', { name: '2 answers need your attention' })).toHaveFocus();
  expect(form.getByRole('group', { name: 'Pickup on' })).toHaveAccessibleDescription(/at least one day/);
  expect(form.getByRole('checkbox', { name: /I accept/ })).toHaveAccessibleDescription(/accept the terms/);
  await user.click(form.getByRole('link', { name: 'Choose at least one day' }));
  expect(form.getByRole('checkbox', { name: 'Monday' })).toHaveFocus();
  await user.keyboard(' ');
  expect(form.queryByText('Choose at least one day')).toBeNull();
  expect(posts(calls)).toEqual([]);
});

it('says what the gateway finds at its field, keeps what was chosen, and sends the same form again', async () => {
  const fields = [{ path: 'until', message: 'Choose a later day' }];
  const answers: Answer[] = [
    refusal(400, 'invalid-input', 'Some answers need attention.', { fields }),
    { status: 201, body: aStandingPickup() },
  ];
  const { user, calls } = open(() => answers.shift() ?? {});
  await user.click(await screen.findByRole('button', { name: 'Repeat it' }));
  const form = within(screen.getByRole('form', { name: 'Repeat this pickup' }));
  await choose(user);
  await user.type(form.getByLabelText(/^Last day/), '2026-01-05');
  await user.click(form.getByRole('button', { name: 'Repeat this pickup' }));
  expect(await form.findByRole('group', { name: 'One answer needs your attention' })).toHaveFocus();
  expect(form.getByLabelText(/^Last day/)).toHaveValue('2026-01-05');
  expect(form.getByLabelText(/^Last day/)).toHaveAccessibleDescription(/later day/);
  await user.clear(form.getByLabelText(/^Last day/));
  await user.click(form.getByRole('button', { name: 'Repeat this pickup' }));
  await screen.findByText(/^It repeats/);
  const [first, second] = posts(calls).map(({ body }) => body as { submissionId: string; weekdays: number[] });
  expect(second).toMatchObject({ submissionId: first?.submissionId, weekdays: [5] });
});

it.each([
  ['standing-known', 'It repeats already, as STP-2026-00001.', true],
  ['standing-full', 'Your company has 50 standing pickups.', true],
  ['role-not-enough', 'Only owners and bookers book.', false],
])('says why it is not repeated: %s', async (code, detail, hasLink) => {
  const { user } = open(() => refusal(code === 'role-not-enough' ? 403 : 409, code, detail));
  await user.click(await screen.findByRole('button', { name: 'Repeat it' }));
  await choose(user);
  await user.click(screen.getByRole('button', { name: 'Repeat this pickup' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  expect(screen.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
  expect(screen.queryAllByRole('link', { name: 'Go to your standing pickups' })).toHaveLength(hasLink ? 1 : 0);
});

it('keeps what was chosen when the connection is lost', async () => {
  const { user } = open(() => {
    throw new Error('lost');
  });
  await user.click(await screen.findByRole('button', { name: 'Repeat it' }));
  await choose(user);
  await user.click(screen.getByRole('button', { name: 'Repeat this pickup' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Check your connection.*still here/);
  expect(screen.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
});

it('gives the focus back to what opened the form when it is cancelled', async () => {
  const { user } = open(() => ({}));
  await user.click(await screen.findByRole('button', { name: 'Repeat it' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form', { name: 'Repeat this pickup' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Repeat it' })).toHaveFocus();
});

it.each([
  ['to who may not book', aShipmentDetail({ may: ['quote', 'labels'] })],
  ['for a cancelled one', aShipmentDetail({ badge: 'Cancelled', status: 'cancelled' })],
  ['for a declined one', aShipmentDetail({ badge: 'Declined', status: 'declined' })],
])('is not offered %s', async (_what, shipment) => {
  open(() => ({}), shipment);
  await screen.findByRole('button', { name: 'Book again' });
  expect(screen.queryByRole('button', { name: 'Repeat it' })).toBeNull();
});
