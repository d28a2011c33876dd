import type { Member, Membership, People } from '@saltbush/clients/api';
import { type Answer, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../fixtures/openPage.tsx';
import { PeoplePage } from './PeoplePage.tsx';

const AT = '2026-11-20T03:00:00.000Z';
const COMPANY: Membership = {
  reference: 'CL-2026-00001',
  businessName: 'Harbour Foods',
  status: 'active',
  role: 'owner',
  may: ['book', 'quote', 'labels', 'rates', 'people'],
};

const aMember = (changes: Partial<Member>): Member => ({
  ...{ id: 1, email: 'maya@example.com', role: 'owner', joinedAt: AT, invitedBy: null, lastSignInAt: AT, version: 1 },
  ...changes,
});

const somePeople = (changes: Partial<People> = {}): People => ({
  reference: 'CL-2026-00001',
  businessName: 'Harbour Foods',
  status: 'active',
  role: 'owner',
  members: [
    aMember({}),
    aMember({ id: 2, email: 'ben@example.com', role: 'booker', invitedBy: 'maya@example.com', lastSignInAt: null }),
  ],
  invitations: [
    {
      ...{ id: 3, email: 'cleo@example.com', role: 'viewer', invitedBy: 'staff', hasEnded: true },
      ...{ invitedAt: AT, sentAt: AT, expiresAt: '2026-11-27T03:00:00.000Z' },
    },
  ],
  events: [{ at: AT, act: 'invited', email: 'cleo@example.com', role: 'viewer', reason: '', actor: 'staff' }],
  ...changes,
});

function open(people: People, memberships: Membership[] = [COMPANY], act?: (path: string) => Answer) {
  return openPage({
    path: '/dashboard/people',
    page: PeoplePage,
    address: '/dashboard/people',
    answer: ({ method, path }) => {
      if (path === '/api/clients/memberships') return { body: { memberships } };
      return method === 'POST' && act ? act(path) : { body: people };
    },
  });
}

it('shows who belongs to the company, since when, by whom, and who is invited', async () => {
  open(somePeople());
  const you = await screen.findByRole('listitem', { name: 'maya@example.com' });
  expect(you).toHaveTextContent('(you)');
  expect(you).toHaveTextContent('Signed in last 20 Nov 2026, 2:00 PM AEDT');
  expect(you).toHaveTextContent('The only owner. Make somebody else an owner first.');
  expect(within(you).queryByRole('button')).toBeNull();
  const ben = screen.getByRole('listitem', { name: 'ben@example.com' });
  expect(ben).toHaveTextContent('invited by maya@example.com');
  expect(ben).toHaveTextContent('Not signed in within a week');
  const cleo = screen.getByRole('listitem', { name: 'Invitation of cleo@example.com' });
  expect(cleo).toHaveTextContent('by our staff');
  expect(cleo).toHaveTextContent('Ended 27 Nov 2026');
  expect(screen.getByText('our staff invited cleo@example.com as Viewer.', { exact: false })).toBeInTheDocument();
});

it('offers nothing to who only reads, and says who may', async () => {
  open(somePeople({ role: 'viewer' }), [{ ...COMPANY, role: 'viewer', may: [] }]);
  expect(await screen.findByText(/You belong to it as a viewer\. Owners invite people/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Remove|Change the role|again|back/ })).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
});

it('invites, and keeps what was typed with the reason when it is refused', async () => {
  let isRefused = true;
  const { user, calls, toasts } = open(somePeople(), [COMPANY], () =>
    isRefused
      ? refusal(409, 'invited-already', 'dan@example.com is invited already. Take it back first.')
      : { status: 201, body: somePeople() },
  );
  const form = await screen.findByRole('form', { name: 'Invite somebody' });
  await user.type(within(form).getByLabelText(/^Email/), 'dan@example.com');
  await user.selectOptions(within(form).getByLabelText(/^Role/), 'accounts');
  await user.click(within(form).getByRole('button', { name: 'Send invitation' }));
  expect(await within(form).findByRole('alert')).toHaveTextContent('Take it back first.');
  expect(within(form).getByLabelText(/^Email/)).toHaveValue('dan@example.com');
  isRefused = false;
  await user.click(within(form).getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(toasts[0]?.title).toBe('dan@example.com is invited'));
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent[1]).toMatchObject({
    path: '/api/clients/CL-2026-00001/people',
    body: { email: 'dan@example.com', role: 'accounts' },
  });
  // The same form, sent again, is the same invitation.
  expect(sent[1]?.body).toEqual(sent[0]?.body);
  expect(within(form).getByLabelText(/^Email/)).toHaveValue('');
});

it('asks before it removes somebody, and changes a role against the version that was shown', async () => {
  const { user, calls, toasts } = open(somePeople());
  await user.click(await screen.findByRole('button', { name: 'Remove ben@example.com' }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  const question = screen.getByRole('form', { name: 'Remove ben@example.com?' });
  expect(question).toHaveTextContent('They are signed out at once');
  await user.click(within(question).getByRole('button', { name: 'Keep' }));
  expect(screen.queryByRole('form', { name: 'Remove ben@example.com?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove ben@example.com' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts[0]?.title).toBe('ben@example.com is removed'));
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/clients/people/2/removal',
    body: { version: 1 },
  });
  expect(screen.getByRole('region', { name: 'Who belongs to it' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Change the role of ben@example.com' }));
  const form = screen.getByRole('form', { name: 'Role of ben@example.com' });
  await user.selectOptions(within(form).getByLabelText('Role'), 'owner');
  await user.click(within(form).getByRole('button', { name: 'Save the role' }));
  await waitFor(() => expect(toasts[1]?.title).toBe('ben@example.com is an owner now'));
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ version: 1, role: 'owner' });
});

it.each([
  [[], 'You send freight for yourself'],
  [[{ ...COMPANY, status: 'pending' as const }], 'Waiting for approval'],
])('explains why there are no people: %#', async (memberships, words) => {
  open(somePeople(), memberships);
  expect(await screen.findByText(words)).toBeInTheDocument();
});
