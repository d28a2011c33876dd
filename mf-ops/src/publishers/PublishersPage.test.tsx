import type { PublishersReport } from '@saltbush/contract/release-api';
import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { aLiveReport } from '../../fixtures/aRelease.ts';
import { PublishersPage } from './PublishersPage.tsx';

const MADE = { by: 'operator', at: '2026-11-01T00:00:00.000Z', reason: 'The quote team' };
const CI = {
  issuer: 'https://token.actions.githubusercontent.com',
  repository: 'https://github.com/saltbush/mf-quote',
  workflow: '.github/workflows/release.yml',
  branch: 'main',
};
const REPORT: PublishersReport = {
  hasRoots: false,
  policies: [
    { name: 'mf-ar', publishers: [] },
    {
      name: 'mf-quote',
      publishers: [
        {
          kind: 'key',
          id: 'aaaaaaaaaaaaaaaa',
          what: 'key aaaaaaaaaaaaaaaa (mf-quote CI)',
          label: 'mf-quote CI',
          publicKey: 'MCow',
          ...MADE,
        },
        { kind: 'identity', id: 'bbbbbbbbbbbbbbbb', what: 'a CI', ...CI, ...MADE },
      ],
    },
  ],
};
const CONFIRM: Answer = refusal(403, 'confirmation-needed', 'Confirm it.', { confirmUrl: '/confirm/abc' });

function open(report = REPORT) {
  const answer = ({ method, path }: Call): Answer => {
    if (method === 'POST') return CONFIRM;
    return { body: path === '/api/releases' ? aLiveReport() : report };
  };
  return openPage({ path: '/ops/publishers', page: PublishersPage, address: '/ops/publishers', answer });
}

beforeEach(() => {
  FakeEventSource.install();
  document.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) event.preventDefault();
  });
});

const sent = (calls: Call[]) => calls.find(({ method }) => method === 'POST');

it('shows who may publish what, also where that is nobody', async () => {
  open();
  expect(await screen.findByText('mf-quote CI')).toBeInTheDocument();
  expect(screen.getByText('Key aaaaaaaaaaaaaaaa')).toBeInTheDocument();
  expect(
    screen.getByText(`${CI.workflow} on main, as token.actions.githubusercontent.com certifies`),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Nobody may publish it/)).toBeInTheDocument();
});

it('says what is missing in a key, refuses a private one, and continues on the page that confirms it', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a publisher' }));
  await user.selectOptions(
    screen.getByLabelText(/^May publish/),
    await screen.findByRole('option', { name: 'mf-quote' }),
  );
  await user.type(screen.getByLabelText(/^Public half/), '-----BEGIN PRIVATE KEY-----');
  await user.click(screen.getByRole('button', { name: 'Add the publisher' }));
  expect(screen.getByText(/^This is a private key/)).toBeInTheDocument();
  expect(screen.getByText(/^Say whose key it is/)).toBeInTheDocument();
  expect(sent(calls)).toBeUndefined();
  const publicKey = '-----BEGIN PUBLIC KEY-----\nMCow\n-----END PUBLIC KEY-----';
  await user.clear(screen.getByLabelText(/^Public half/));
  await user.type(screen.getByLabelText(/^Public half/), publicKey);
  await user.type(screen.getByLabelText(/^Name of the key/), 'mf-quote CI');
  await user.type(screen.getByLabelText(/^Reason/), 'Agreed');
  await user.click(screen.getByRole('button', { name: 'Add the publisher' }));
  await waitFor(() => expect(sent(calls)).toBeDefined());
  expect(sent(calls)).toMatchObject({
    path: '/api/releases/publishers',
    body: { name: 'mf-quote', key: { label: 'mf-quote CI', publicKey }, reason: 'Agreed' },
  });
});

it('takes a CI, and says where this gateway could not verify it', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a publisher' }));
  await user.selectOptions(
    screen.getByLabelText(/^May publish/),
    await screen.findByRole('option', { name: 'mf-quote' }),
  );
  await user.selectOptions(screen.getByLabelText(/^Who$/), 'identity');
  expect(screen.getByText('This gateway cannot verify CIs yet')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Repository/), `${CI.repository}/`);
  await user.type(screen.getByLabelText(/^Workflow/), CI.workflow);
  await user.type(screen.getByLabelText(/^Reason/), 'Agreed');
  await user.click(screen.getByRole('button', { name: 'Add the publisher' }));
  expect(screen.getByText(/^Give its address, such as https:\/\/github.com/)).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Repository/), '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Add the publisher' }));
  await waitFor(() => expect(sent(calls)).toBeDefined());
  const { repository, workflow, branch } = CI;
  expect(sent(calls)?.body).toEqual({ name: 'mf-quote', identity: { repository, workflow, branch }, reason: 'Agreed' });
});

it('removes a publisher, and lets a token alone publish, on the page that confirms it', async () => {
  const { user, calls } = open();
  const key = 'key aaaaaaaaaaaaaaaa (mf-quote CI)';
  await user.click(await screen.findByRole('button', { name: `Remove ${key} from mf-quote` }));
  await user.click(screen.getByRole('button', { name: 'Remove the publisher' }));
  await waitFor(() => expect(sent(calls)).toBeDefined());
  expect(sent(calls)).toMatchObject({
    path: '/api/releases/publishers/removal',
    body: { name: 'mf-quote', id: 'aaaaaaaaaaaaaaaa', reason: 'No longer needed' },
  });
  await user.click(screen.getByRole('button', { name: 'Let a token alone publish mf-ar' }));
  expect(screen.getByText(/^Whoever has a token may publish mf-ar then/)).toBeInTheDocument();
});

it('says that there is nothing yet', async () => {
  open({ policies: [], hasRoots: true });
  expect(await screen.findByText(/^No remote has publishers/)).toBeInTheDocument();
});
