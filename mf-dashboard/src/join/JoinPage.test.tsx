import type { MemberInvitation } from '@saltbush/clients/api';
import { type Answer, refusal } from '@saltbush/tooling/testing/page';
import { screen } from '@testing-library/react';
import { openPage } from '../../fixtures/openPage.tsx';
import { JoinPage } from './JoinPage.tsx';

const invitation: MemberInvitation = {
  reference: 'CL-2026-00001',
  businessName: 'Harbour Foods',
  role: 'booker',
  invitedBy: 'ana@harbour.example',
  expiresAt: '2026-11-27T03:00:00.000Z',
  status: 'open',
  isMember: false,
};

const open = (answer: (method: string) => Answer) =>
  openPage({
    path: '/dashboard/join/:token',
    page: JoinPage,
    address: '/dashboard/join/tokentokentokentokento',
    answer: ({ method }) => answer(method),
  });

it('says who invites to what, and joins', async () => {
  let current = invitation;
  const { user, calls } = open((method) => {
    if (method === 'POST') current = { ...current, status: 'accepted', isMember: true };
    return { body: current };
  });
  expect(
    await screen.findByText(/ana@harbour.example invites you to the client account CL-2026-00001/),
  ).toHaveTextContent('in the role Booker: saves quotes, books, cancels, prints labels and makes claims.');
  await user.click(screen.getByRole('button', { name: 'Join Harbour Foods' }));
  expect(await screen.findByRole('region', { name: 'You belong to Harbour Foods' })).toBeInTheDocument();
  expect(await screen.findByText('Its freight is in your dashboard.')).toHaveFocus();
  expect(calls.find(({ method }) => method === 'POST')?.path).toBe(
    '/api/invitations/links/tokentokentokentokento/acceptance',
  );
});

it.each([
  ['expired' as const, /^It worked until 27 Nov 2026.*Ask ana@harbour.example to invite you again/],
  ['accepted' as const, /used already/],
  ['withdrawn' as const, /taken back/],
])('says kindly that an invitation was %s, and offers no button', async (status, words) => {
  open(() => ({ body: { ...invitation, status } }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says to whom else a link may belong, and stays when joining is refused', async () => {
  open(() => refusal(404, 'not-found', 'There is no such invitation for you.'));
  expect(await screen.findByText(/You are signed in as maya@example.com/)).toBeInTheDocument();
});
