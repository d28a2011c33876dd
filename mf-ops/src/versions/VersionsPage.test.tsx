import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen } from '@testing-library/react';
import { aLiveRelease, aLiveReport } from '../../fixtures/aRelease.ts';
import { VersionsPage } from './VersionsPage.tsx';

const LIVE = [
  aLiveRelease({
    name: 'shell',
    version: '2.0.0',
    runs: { contract: '1.3.0', tooling: '1.0.0', shared: { react: '19.2.0' } },
  }),
  aLiveRelease({ runs: { contract: '0.9.0', tooling: null, shared: { react: '^19.1.0' } } }),
];

const open = (live = LIVE) =>
  openPage({
    path: '/ops/versions',
    page: VersionsPage,
    address: '/ops/versions',
    answer: () => ({ body: { ...aLiveReport(), live } }),
  });

beforeEach(() => FakeEventSource.install());

it('shows what each release was built for, and what differs from the host', async () => {
  open();
  const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
  expect(rows).toEqual([
    'ReleaseContractToolingreact',
    'shell 2.0.01.3.01.0.019.2.0',
    'mf-quote 1.5.00.9.0Other major–^19.1.0Older',
  ]);
  expect(screen.getByRole('link', { name: 'mf-quote' })).toHaveAttribute('href', '/ops/releases/mf-quote');
});

it('says so when a gateway does not tell what releases were built for', async () => {
  open([aLiveRelease()]);
  expect(await screen.findByText('No live release says what it was built for.')).toBeInTheDocument();
});

it('says when what is live could not be read', async () => {
  openPage({
    path: '/ops/versions',
    page: VersionsPage,
    address: '/ops/versions',
    answer: () => refusal(503, 'unavailable', 'The database does not answer.'),
  });
  expect(await screen.findByText('What is live could not be read')).toBeInTheDocument();
});
