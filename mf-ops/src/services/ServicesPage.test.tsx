import type { ApisReport } from '@saltbush/contract/release-api';
import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { aLiveReport } from '../../fixtures/aRelease.ts';
import { ServicesPage } from './ServicesPage.tsx';

const SERVICE = {
  remote: 'mf-quote',
  version: null,
  upstream: 'https://quote.internal:8443',
  health: '/healthz',
  timeoutMs: 5_000,
  since: 12,
  by: 'operator',
  at: '2026-11-01T00:00:00.000Z',
  reason: 'Moved in',
  state: 'answers',
} as const;
const REPORT: ApisReport = {
  apis: [
    { remote: 'mf-quote', version: '1.0.0', prefix: '/api/quoting', access: 'everyone' },
    { remote: 'mf-ar', version: '2.0.0', prefix: '/api/trucks', access: 'signed-in' },
  ],
  upstreams: [SERVICE, { ...SERVICE, version: '1.1.0', upstream: 'https://next.internal:8443', state: 'away' }],
  keys: [{ kid: 'k-1', madeAt: '2026-11-01T00:00:00.000Z' }],
};
const CONFIRM: Answer = refusal(403, 'confirmation-needed', 'Confirm it.', { confirmUrl: '/confirm/abc' });

function open(report = REPORT, refused = CONFIRM) {
  const answer = ({ method, path }: Call): Answer => {
    if (method === 'POST') return refused;
    return { body: path === '/api/releases' ? aLiveReport() : report };
  };
  return openPage({ path: '/ops/services', page: ServicesPage, address: '/ops/services', answer });
}

const postOf = (calls: readonly Call[]) => calls.find(({ method }) => method === 'POST');

beforeEach(() => {
  FakeEventSource.install();
  document.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) event.preventDefault();
  });
});

it('shows where services run and how they do, and which API nobody answers for', async () => {
  open();
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^mf-quote Answershttps:\/\/quote.internal:8443, health \/healthz, given up after 5 s/),
      expect.stringMatching(/^mf-quote 1.1.0 Does not answer/),
      '/api/quoting mf-quote 1.0.0, for everyone',
      '/api/trucks No service: answers 503mf-ar 2.0.0, for whoever is signed in',
    ]),
  );
});

it('says what is missing, and registers a service on the page that confirms it', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Register a service' }));
  await user.click(screen.getByRole('button', { name: 'Register the service' }));
  expect(screen.getByText('Give an address such as https://tracking.internal:8443.')).toBeInTheDocument();
  expect(postOf(calls)).toBeUndefined();
  await screen.findByRole('option', { name: 'mf-quote' });
  await user.selectOptions(screen.getByLabelText(/^Remote/), 'mf-quote');
  expect(screen.getByText('It replaces https://quote.internal:8443.')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Version/), '1.2.0');
  await user.type(screen.getByLabelText(/^Address/), 'http://10.0.3.7:4000');
  const seconds = screen.getByLabelText(/^Given up after/);
  await user.clear(seconds);
  await user.type(seconds, '0.8');
  await user.type(screen.getByLabelText(/^Reason/), 'For the candidate');
  await user.click(screen.getByRole('button', { name: 'Register the service' }));
  await waitFor(() => expect(postOf(calls)).toBeDefined());
  expect(postOf(calls)).toMatchObject({
    path: '/api/releases/apis',
    body: {
      remote: 'mf-quote',
      version: '1.2.0',
      upstream: 'http://10.0.3.7:4000',
      health: '/healthz',
      timeoutMs: 800,
      reason: 'For the candidate',
    },
  });
});

it('keeps what was typed when the gateway refuses the address', async () => {
  const { user } = open(REPORT, refusal(400, 'bad-request', '169.254.169.254 is no address of a service.'));
  await user.click(await screen.findByRole('button', { name: 'Register a service' }));
  await screen.findByRole('option', { name: 'mf-quote' });
  await user.selectOptions(screen.getByLabelText(/^Remote/), 'mf-quote');
  await user.type(screen.getByLabelText(/^Address/), 'http://169.254.169.254');
  await user.type(screen.getByLabelText(/^Reason/), 'A trial');
  await user.click(screen.getByRole('button', { name: 'Register the service' }));
  expect(await screen.findByText(/is no address of a service. What you typed is kept./)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Address/)).toHaveValue('http://169.254.169.254');
});

it('removes the service of one version on the page that confirms it', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove the service of mf-quote 1.1.0' }));
  const form = screen.getByRole('form', { name: 'Remove the service of mf-quote 1.1.0' });
  await user.click(within(form).getByRole('button', { name: 'Remove the service of mf-quote 1.1.0' }));
  await waitFor(() => expect(postOf(calls)).toBeDefined());
  expect(postOf(calls)).toMatchObject({
    path: '/api/releases/apis/removal',
    body: { remote: 'mf-quote', version: '1.1.0', reason: 'No longer needed' },
  });
});

it('says that there is nothing yet', async () => {
  open({ apis: [], upstreams: [], keys: [] });
  expect(await screen.findByText('No service is registered.')).toBeInTheDocument();
  expect(screen.getByText('No live remote has an API of its own.')).toBeInTheDocument();
});
