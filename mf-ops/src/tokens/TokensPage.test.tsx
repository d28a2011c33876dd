import type { ReleaseToken } from '@saltbush/contract/release-api';
import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { aLiveReport, aLogEntry } from '../../fixtures/aRelease.ts';
import { TokensPage } from './TokensPage.tsx';

function aToken(change: Partial<ReleaseToken>): ReleaseToken {
  return {
    ...{ id: 't1', label: 'mf-quote build server', remote: 'mf-quote', actions: ['publish', 'activate'] },
    ...{
      createdAt: '2026-11-01T00:00:00.000Z',
      createdBy: 'sam@saltbush.example',
      expiresAt: '2099-01-01T00:00:00.000Z',
    },
    ...{ revokedAt: null, revokedBy: null, lastUsedAt: null },
    ...change,
  };
}

const tokens = [
  aToken({ id: 't3', label: 'Old laptop', revokedAt: '2026-11-02T00:00:00.000Z', revokedBy: 'kim@saltbush.example' }),
  aToken({ id: 't2', label: 'Trial', expiresAt: '2026-11-03T00:00:00.000Z' }),
  aToken({}),
];

function open(answers: Partial<Record<string, Answer>> = {}, address = '/ops/tokens') {
  const answer = ({ method, path }: Call): Answer => {
    const own = answers[`${method} ${path}`];
    if (own) return own;
    if (path === '/api/releases') return { body: aLiveReport() };
    return { body: path.endsWith('previews') ? { previews: [] } : { tokens } };
  };
  return openPage({ path: '/ops/tokens', page: TokensPage, address, answer });
}

beforeEach(() => FakeEventSource.install());

it('tells valid, expired and revoked tokens apart, the valid ones first', async () => {
  open();
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toMatch(/^mf-quote build serverValid.*mf-quote: publish, activate/);
  expect(rows[1]).toMatch(/^TrialExpired/);
  expect(rows[2]).toMatch(/^Old laptopRevoked.*by kim@saltbush\.example/);
  expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
});

const CONFIRM: Answer = refusal(403, 'confirmation-needed', 'Confirm it.', { confirmUrl: '/confirm/abc' });

/** Collects the addresses that the page was left for. */
function watchLeaving(): string[] {
  const left: string[] = [];
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    left.push(event.target.getAttribute('href') ?? '');
  });
  return left;
}

it('says what is missing in a token, and continues on the page that confirms it', async () => {
  const left = watchLeaving();
  const { user, calls } = open({ 'POST /api/releases/tokens': CONFIRM });
  await user.click(await screen.findByRole('button', { name: 'Make a token' }));
  await user.click(screen.getByRole('button', { name: 'Make the token' }));
  expect(screen.getByText('Say who uses it, such as "mf-quote build server".')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Name/), 'mf-ar build server');
  await user.type(screen.getByLabelText(/^Reason/), 'New team');
  await user.selectOptions(screen.getByLabelText('For'), 'mf-quote');
  await user.click(screen.getByLabelText('Activate'));
  await user.click(screen.getByRole('button', { name: 'Make the token' }));
  await waitFor(() => expect(left).toEqual(['/confirm/abc?back=%2F']));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    label: 'mf-ar build server',
    remote: 'mf-quote',
    actions: ['publish', 'activate'],
    days: 30,
    reason: 'New team',
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not follow any other address in an answer', async () => {
  const left = watchLeaving();
  const elsewhere = refusal(403, 'confirmation-needed', 'Confirm it.', { confirmUrl: 'https://evil.example' });
  const { user } = open({ 'POST /api/releases/tokens/t1/revoke': elsewhere });
  await user.click(await screen.findByRole('button', { name: 'Revoke mf-quote build server' }));
  const form = within(screen.getByRole('form', { name: 'Revoke mf-quote build server' }));
  await user.click(form.getByRole('button', { name: 'Revoke mf-quote build server' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Confirm it.');
  expect(left).toEqual([]);
});

it('says what was confirmed, takes the focus there, and stops when it is dismissed', async () => {
  const entry = aLogEntry({ seq: 14, kind: 'revoke', reason: 'Leaked', details: { id: 't1', label: 'Trial' } });
  const answers = { 'GET /api/releases/history?all=1&limit=1&before=15': { body: { history: [entry] } } };
  const { user } = open(answers, '/ops/tokens?confirmed=14');
  const notice = await screen.findByText('Done: Token Trial revoked');
  expect(notice.closest('[role="status"]')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Done: Token Trial revoked')).toBeNull();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/ops\/tokens$/);
});

it('revokes with a reason', async () => {
  const { user, calls, toasts } = open({ 'POST /api/releases/tokens/t1/revoke': { body: {} } });
  await user.click(await screen.findByRole('button', { name: 'Revoke mf-quote build server' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Revoke mf-quote build server' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const form = within(screen.getByRole('form', { name: 'Revoke mf-quote build server' }));
  await user.click(form.getByRole('button', { name: 'May have leaked' }));
  await user.click(form.getByRole('button', { name: 'Revoke mf-quote build server' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'May have leaked' });
});
