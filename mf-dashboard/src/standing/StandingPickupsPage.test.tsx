import type { ChangeStandingPickupInput, StandingPickup } from '@saltbush/standing-pickups/api';
import { type Answer, type Call, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../fixtures/openPage.tsx';
import { aStandingPickup } from '../../fixtures/standing.ts';
import { StandingPickupsPage } from './StandingPickupsPage.tsx';

const NAME = 'Banksia Tiles to Lee Co';
const button = (words: string) => ({ name: `${words}: ${NAME}, STP-2026-00001` });
const EVERYTHING = ['book', 'quote', 'labels'];

/** A gateway that keeps one standing pickup, which `act` may change or refuse to change. */
function open(
  first: StandingPickup | null,
  act: (call: Call, known: StandingPickup) => Answer | StandingPickup = () => ({}),
  may = EVERYTHING,
) {
  let rows = first ? [first] : [];
  const gateway = {
    /** What somebody else did meanwhile. */
    become: (pickup: StandingPickup | null) => {
      rows = pickup ? [pickup] : [];
    },
  };
  const company = { reference: 'CL-2026-00001', businessName: 'Banksia Tiles', status: 'active', role: 'booker', may };
  const path = '/dashboard/standing-pickups';
  const view = openPage({
    ...{ path, page: StandingPickupsPage, address: path },
    answer: (call) => {
      if (call.path === '/api/clients/memberships') return { body: { memberships: [company] } };
      if (call.method === 'GET') return { body: { rows } };
      const answer = act(call, rows[0] ?? aStandingPickup());
      if (!('reference' in answer)) return answer;
      rows = call.path.endsWith('/removal') ? [] : [answer];
      return { body: answer };
    },
  });
  return { ...view, ...gateway };
}

const posts = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');
const changed = ({ body }: Call, known: StandingPickup): StandingPickup => {
  const { weekdays, until, isPaused, version } = body as ChangeStandingPickupInput;
  return { ...known, weekdays, until: until || null, isPaused, version: version + 1 };
};
const row = () => screen.findByRole('listitem', { name: NAME });

it('says what repeats, when, what is next and what was booked last', async () => {
  const last = {
    day: '2026-11-26',
    status: 'booked' as const,
    shipmentReference: 'SH-2026-0130',
    totalIncGstCents: 64_612,
  };
  open(aStandingPickup({ until: '2999-06-30', last }));
  const shown = await row();
  for (const text of [
    'Active',
    'Sydney to Melbourne, Less Than Truck Load (LTL)',
    'Mon, Thu at 3:30 PM, until 30 Jun 2999',
    'Next: Thu 3 Dec (booked Wed 2 Dec, 9:00 AM), Mon 7 Dec',
    'Last: Thu 26 Nov 2026, booked as SH-2026-0130 for $646.12 inc GST',
  ]) {
    expect(shown).toHaveTextContent(text);
  }
  expect(within(shown).getByRole('link', { name: 'SH-2026-0130' })).toHaveAttribute(
    'href',
    '/dashboard/shipments/SH-2026-0130',
  );
});

it('says why nothing was booked, and what to do', async () => {
  const message = 'Your account is suspended. Call us to open it again.';
  open(aStandingPickup({ last: { day: '2026-11-26', status: 'refused', message } }));
  expect(await row()).toHaveTextContent(`Not booked for Thu 26 Nov 2026${message}`);
});

it('changes days and last day in place, and gives the focus back', async () => {
  const { user, calls, toasts } = open(aStandingPickup(), changed);
  await user.click(await screen.findByRole('button', button('Change')));
  const form = within(screen.getByRole('form', { name: `Change ${NAME}` }));
  expect(form.getByRole('checkbox', { name: 'Monday' })).toHaveFocus();
  expect(form.queryByRole('checkbox', { name: /terms/ })).toBeNull();
  await user.click(form.getByRole('checkbox', { name: 'Monday' }));
  await user.type(form.getByLabelText(/^Last day/), '2999-01-31');
  await user.click(form.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(screen.getByRole('button', button('Change'))).toHaveFocus());
  expect(await screen.findByText(/^Thu at/)).toHaveTextContent('until 31 Jan 2999');
  expect(toasts[0]?.title).toBe(`${NAME} is changed`);
  expect(posts(calls)).toMatchObject([
    {
      path: '/api/standing-pickups/STP-2026-00001/changes',
      body: { version: 3, weekdays: [4], until: '2999-01-31', isPaused: false, termsVersion: '' },
    },
  ]);
});

it('pauses and lets go on, on one button', async () => {
  const { user, calls, toasts } = open(aStandingPickup(), changed);
  await user.click(await screen.findByRole('button', button('Pause')));
  const goOn = await screen.findByRole('button', button('Go on'));
  expect(goOn).toHaveFocus();
  expect(await row()).toHaveTextContent('Paused');
  await user.click(goOn);
  await screen.findByRole('button', button('Pause'));
  expect(toasts.map(({ title }) => title)).toEqual([`${NAME} is paused`, `${NAME} goes on`]);
  expect(posts(calls).map(({ body }) => body)).toMatchObject([
    { version: 3, isPaused: true, weekdays: [1, 4], until: '' },
    { version: 4, isPaused: false },
  ]);
});

it('asks before it ends one, and then moves the focus to the list', async () => {
  const { user, calls, toasts } = open(aStandingPickup(), (_call, known) => known);
  await user.click(await screen.findByRole('button', button('End')));
  const question = () => within(screen.getByRole('form', { name: `End ${NAME}?` }));
  await user.click(question().getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('button', button('End'))).toHaveFocus();
  expect(posts(calls)).toEqual([]);
  await user.click(screen.getByRole('button', button('End')));
  await user.click(question().getByRole('button', { name: 'End it' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your standing pickups' })).toHaveFocus());
  expect(await screen.findByText(/Nothing repeats yet/)).toBeVisible();
  expect(toasts[0]).toMatchObject({ title: `${NAME} is ended`, description: expect.stringContaining('SH-2026-0123') });
  expect(posts(calls)).toMatchObject([{ path: '/api/standing-pickups/STP-2026-00001/removal', body: { version: 3 } }]);
});

it('takes one that has ended out of the list', async () => {
  const { user } = open(aStandingPickup({ until: '2026-01-31', nextDays: [], nextBookedAt: null }));
  expect(await row()).toHaveTextContent('Ended');
  expect(screen.queryByRole('button', button('Pause'))).toBeNull();
  await user.click(screen.getByRole('button', button('Remove')));
  expect(screen.getByRole('form', { name: `Remove ${NAME}?` })).toHaveTextContent(/bookings that it made stay/);
});

describe('when the terms have changed', () => {
  it('has them accepted with the change', async () => {
    const { user, calls } = open(aStandingPickup({ needsTerms: true }), (call, known) => ({
      ...changed(call, known),
      needsTerms: false,
    }));
    expect(await row()).toHaveTextContent(/Needs the terms accepted.*Nothing is booked until they are accepted/);
    expect(await row()).not.toHaveTextContent('9:00 AM');
    await user.click(screen.getByRole('button', button('Accept the terms')));
    await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText('Active')).toBeVisible();
    expect(posts(calls)[0]?.body).toMatchObject({ termsVersion: '2026-07', isPaused: false });
  });

  it('asks for them before a paused one goes on', async () => {
    const { user, calls } = open(
      aStandingPickup({ needsTerms: true, isPaused: true, nextDays: [] }),
      (call, known) => ({
        ...changed(call, known),
        needsTerms: false,
        nextDays: ['2026-12-03'],
      }),
    );
    await user.click(await screen.findByRole('button', button('Go on')));
    await user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    await waitFor(() => expect(screen.getByRole('button', button('Pause'))).toHaveFocus());
    expect(posts(calls)[0]?.body).toMatchObject({ termsVersion: '2026-07', isPaused: false });
  });

  it('asks for them when the gateway says so only now', async () => {
    const fields = [{ path: 'termsVersion', message: 'Accept the terms' }];
    const { user } = open(aStandingPickup(), () => refusal(400, 'invalid-input', 'Some answers.', { fields }));
    await user.click(await screen.findByRole('button', button('Change')));
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    await user.click(await screen.findByRole('link', { name: 'Accept the terms' }));
    expect(screen.getByRole('checkbox', { name: /I accept the terms/ })).toHaveFocus();
  });
});

describe('when somebody else was quicker', () => {
  const theirs = aStandingPickup({ version: 9, weekdays: [5], isPaused: true, nextDays: [] });
  const staleBefore = (version: number) => (call: Call, known: StandingPickup) =>
    (call.body as { version: number }).version === version
      ? changed(call, known)
      : refusal(409, 'stale', 'Somebody else changed it.');

  it('keeps what was chosen, and lets the client decide', async () => {
    const { user, calls, become } = open(aStandingPickup(), staleBefore(9));
    await user.click(await screen.findByRole('button', button('Change')));
    become(theirs);
    await user.click(screen.getByRole('checkbox', { name: 'Wednesday' }));
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    expect(await screen.findByText(/It now says Fri at 3:30 PM, and is paused/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Wednesday' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Keep what I chose' }));
    expect(screen.getByRole('button', { name: 'Save the change' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(posts(calls).map(({ body }) => body)).toMatchObject([
      { version: 3, weekdays: [1, 3, 4], isPaused: false },
      { version: 9, weekdays: [1, 3, 4], isPaused: true },
    ]);
  });

  it('takes theirs on demand', async () => {
    const { user, become } = open(aStandingPickup(), staleBefore(9));
    await user.click(await screen.findByRole('button', button('Change')));
    become(theirs);
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect(screen.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
  });

  it.each([
    ['it is stale', 409, 'stale'],
    ['it is not there', 404, 'not-found'],
  ])('says that it was ended: %s', async (_what, status, code) => {
    const { user, toasts, become } = open(aStandingPickup(), () => refusal(status, code, 'Too late.'));
    await user.click(await screen.findByRole('button', button('Change')));
    become(null);
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    await waitFor(() => expect(toasts[0]?.title).toBe(`${NAME} was ended meanwhile`));
    expect(await screen.findByText(/Nothing repeats yet/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your standing pickups' })).toHaveFocus();
  });

  it('says so beside the buttons, and shows how it is now', async () => {
    const { user, become } = open(aStandingPickup(), staleBefore(9));
    await screen.findByRole('button', button('Pause'));
    become(theirs);
    await user.click(screen.getByRole('button', button('Pause')));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Somebody else changed it meanwhile/);
    expect(await screen.findByRole('button', button('Go on'))).toBeVisible();
  });
});

it('only shows them to who may not book, and says who may', async () => {
  open(aStandingPickup(), undefined, []);
  expect(await screen.findByText(/Only owners and bookers set them up/)).toBeVisible();
  expect(within(await row()).queryByRole('button')).toBeNull();
});

it('says what it is for and how a first one is made', async () => {
  open(null);
  expect(await screen.findByText(/Open a shipment and choose “Repeat it”/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your shipments' })).toHaveAttribute('href', '/dashboard/shipments');
});

it('tries again when the list could not be read', async () => {
  let isUp = false;
  const path = '/dashboard/standing-pickups';
  const { user } = openPage({
    ...{ path, page: StandingPickupsPage, address: path },
    answer: () => {
      if (!isUp) throw new Error('lost');
      return { body: { rows: [aStandingPickup()], memberships: [] } };
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/could not be read.*Check your connection/);
  isUp = true;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await row()).toBeVisible();
});
