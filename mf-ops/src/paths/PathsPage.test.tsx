import type { RoutesReport } from '@saltbush/contract/release-api';
import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { aLiveReport } from '../../fixtures/aRelease.ts';
import { PathsPage } from './PathsPage.tsx';

const REPORT: RoutesReport = {
  routes: [
    { path: '/', remote: 'mf-marketing', since: 3, standing: 'owner' },
    { path: '/', remote: 'mf-dashboard', since: 9, standing: 'granted' },
    { path: '/price', remote: 'mf-quote', since: 4, standing: 'left' },
    { path: '/quote', remote: 'mf-offers', since: 12, standing: 'grant-ended' },
  ],
  grants: [
    { path: '/', to: 'mf-dashboard', by: 'operator', at: '2026-11-01T00:00:00.000Z', reason: 'Home of clients' },
  ],
};
const CONFIRM: Answer = refusal(403, 'confirmation-needed', 'Confirm it.', { confirmUrl: '/confirm/abc' });

function open(report = REPORT, address = '/ops/paths') {
  const answer = ({ method, path }: Call): Answer => {
    if (method === 'POST') return CONFIRM;
    return { body: path === '/api/releases' ? aLiveReport() : report };
  };
  return openPage({ path: '/ops/paths', page: PathsPage, address, answer });
}

function watchLeaving(): string[] {
  const left: string[] = [];
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    left.push(event.target.getAttribute('href') ?? '');
  });
  return left;
}

beforeEach(() => FakeEventSource.install());

it('shows who has which path, and as what', async () => {
  open();
  const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    '/mf-marketingOwner',
    '/mf-dashboardGranted',
    '/pricemf-quoteGiven up',
    '/quotemf-offersGrant revoked',
  ]);
});

it('finds paths by address or remote, also among those that were granted', async () => {
  const { user } = open();
  const search = await screen.findByRole('searchbox', { name: 'Search paths' });
  await user.type(search, 'quote');
  expect(await screen.findByText('2 of 4 paths found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Granted/ })).toHaveAttribute(
    'href',
    '/ops/paths?view=granted&search=quote',
  );
});

it('says where else to look when a view has nothing of what is searched', async () => {
  open(REPORT, '/ops/paths?view=granted&search=quote');
  expect(await screen.findByText(/^No granted path has “quote”/)).toBeInTheDocument();
});

it('says what is missing in a grant, and continues on the page that confirms it', async () => {
  const left = watchLeaving();
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Grant a path' }));
  await user.type(screen.getByLabelText(/^Path/), 'quote');
  await user.click(screen.getByRole('button', { name: 'Grant the path' }));
  expect(screen.getByText('Give a path such as /quote/new or /quotes/:token.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText(/^Path/));
  await user.type(screen.getByLabelText(/^Path/), '/');
  expect(screen.getByText('It belongs to mf-marketing.')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(/^To/), 'mf-quote');
  await user.type(screen.getByLabelText(/^Reason/), 'Agreed');
  await user.click(screen.getByRole('button', { name: 'Grant the path' }));
  await waitFor(() => expect(left).toEqual(['/confirm/abc?back=%2F']));
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/releases/routes/grants',
    body: { path: '/', to: 'mf-quote', reason: 'Agreed' },
  });
});

it('revokes a grant on the page that confirms it', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Revoke / from mf-dashboard' }));
  await user.click(screen.getByRole('button', { name: 'Revoke /' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')).toBeDefined());
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/releases/routes/grants/revoke',
    body: { path: '/', to: 'mf-dashboard', reason: 'No longer needed' },
  });
});

it('says that there is nothing yet', async () => {
  open({ routes: [], grants: [] });
  expect(await screen.findByText('No path is granted.')).toBeInTheDocument();
  expect(screen.getByText(/The first that activates one owns it/)).toBeInTheDocument();
});
