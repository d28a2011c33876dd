import type { Invitation } from '@saltbush/clients/api';
import { type Answer, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { aDashboard, someAnalytics } from '../../fixtures/freight.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { DashboardPage } from './DashboardPage.tsx';

const open = (address: string, answers: { invitations: (path: string) => Answer }) =>
  openPage({
    path: '/dashboard/:section',
    page: DashboardPage,
    address,
    answer: ({ path }) => {
      if (path.startsWith('/api/invitations')) return answers.invitations(path);
      if (path === '/api/dashboard') return { body: aDashboard() };
      if (path.startsWith('/api/analytics')) return { body: someAnalytics() };
      return { body: { rows: [], total: 0, page: 1, pageSize: 25 } };
    },
  });

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('invitations', () => {
  const invitation: Invitation = {
    id: 7,
    reference: 'CL-2026-00007',
    businessName: 'Harbour Produce',
    invitedBy: { kind: 'user', email: 'ana@other.example' },
    invitedAt: '2026-11-20T03:00:00.000Z',
    expiresAt: '2026-12-20T03:00:00.000Z',
    status: 'open',
  };

  function openWith(given: Partial<Invitation> = {}, address = '/dashboard/overview') {
    let waiting = [{ ...invitation, ...given }];
    return open(address, {
      invitations: (path) => {
        if (path === '/api/invitations') return { body: { invitations: waiting } };
        waiting = [];
        return { body: { ...invitation, status: path.endsWith('acceptance') ? 'accepted' : 'refused' } };
      },
    });
  }

  it('ask whether a company is the client’s, say who set it up and what follows, and leave once joined', async () => {
    const { user, calls, toasts } = openWith();
    const title = 'Harbour Produce names you as its contact';
    expect(await screen.findByRole('region', { name: title })).toHaveTextContent(
      'It was set up by ana@other.example.Join: you see what is sent and billed for this company',
    );
    expect(region(title).getByText(/Not mine/, { selector: 'strong' })).toBeInTheDocument();
    const before = calls.filter(({ path }) => path === '/api/dashboard').length;
    await user.click(screen.getByRole('button', { name: 'Join Harbour Produce' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
    expect(toasts[0]?.title).toBe('You joined Harbour Produce');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(calls.find(({ method }) => method === 'POST')?.path).toBe('/api/invitations/7/acceptance');
    await waitFor(() => expect(calls.filter(({ path }) => path === '/api/dashboard').length).toBeGreaterThan(before));
  });

  it('are refused without any data being loaded again', async () => {
    const { user, calls, toasts } = openWith({ invitedBy: { kind: 'visitor' } });
    expect(await screen.findByText('It was set up by somebody who was not signed in.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Not mine: Harbour Produce' }));
    await waitFor(() => expect(screen.queryByText(/names you as its contact/)).toBeNull());
    expect(toasts[0]?.title).toBe('Noted: it is not yours');
    expect(calls.filter(({ path }) => path === '/api/dashboard')).toHaveLength(1);
  });

  it('stay, with the reason, when the answer is refused', async () => {
    const { user } = open('/dashboard/overview', {
      invitations: (path) =>
        path === '/api/invitations'
          ? { body: { invitations: [invitation] } }
          : refusal(409, 'invitation-expired', 'This invitation has ended. Write or ring us.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Join Harbour Produce' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This invitation has ended. Write or ring us.');
    expect(screen.getByRole('button', { name: 'Join Harbour Produce' })).toBeInTheDocument();
  });

  it('disappear when they were answered in another tab, with a notice', async () => {
    let waiting = [invitation];
    const { user, toasts } = open('/dashboard/overview', {
      invitations: (path) => {
        if (path === '/api/invitations') return { body: { invitations: waiting } };
        waiting = [];
        return refusal(409, 'invitation-settled', 'You have joined this company already.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Not mine: Harbour Produce' }));
    await waitFor(() => expect(screen.queryByText(/names you as its contact/)).toBeNull());
    expect(toasts[0]).toMatchObject({
      title: 'This was answered already',
      description: expect.stringMatching(/joined this company/),
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('that went to another address are explained to a client who came to answer one, until they dismiss it', async () => {
    const { user } = open('/dashboard/overview?invitation=CL-2026-00009', {
      invitations: () => ({ body: { invitations: [] } }),
    });
    const card = await screen.findByRole('region', { name: 'No invitation waits for you' });
    expect(card).toHaveTextContent('You are signed in as maya@example.com. The invitation to CL-2026-00009 went');
    expect(within(card).getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/api/logout');
    await user.click(within(card).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/No invitation waits/)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each(['CL-2026-00007', 'Call 1900 555 555', '', 'CL-2026-000070000000'])(
    'are not mentioned for %j',
    async (given) => {
      openWith({}, `/dashboard/overview?invitation=${encodeURIComponent(given)}`);
      await screen.findByText(/names you as its contact/);
      expect(screen.queryByText(/No invitation waits/)).toBeNull();
    },
  );

  it('that ended have no buttons', async () => {
    openWith({ status: 'expired' });
    expect(await screen.findByText(/The invitation ended without an answer/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Join|Not mine/ })).toBeNull();
  });
});
