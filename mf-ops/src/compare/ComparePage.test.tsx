import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, within } from '@testing-library/react';
import { aManifest, aPage } from '../../fixtures/aManifest.ts';
import { aLiveReport, aStoredRelease } from '../../fixtures/aRelease.ts';
import { ComparePage } from './ComparePage.tsx';

const MANIFESTS: Record<string, unknown> = {
  '1.5.0': aManifest({ version: '1.5.0', pages: [aPage(), aPage({ path: '/offers', title: 'Offers' })] }),
  '1.4.0': aManifest({ version: '1.4.0', contentId: '000000000000' }),
  '1.3.0': aManifest({ version: '1.3.0', contentId: '111111111111' }),
};
const STORED = ['1.5.0', '1.4.0', '1.3.0'].map((version) => aStoredRelease({ version }));

function open(address: string, stored = STORED) {
  const answer = ({ path }: Call): Answer => {
    if (path === '/api/releases') return { body: aLiveReport() };
    if (path === '/api/releases/mf-quote') return { body: { name: 'mf-quote', releases: stored, history: [] } };
    const manifest = MANIFESTS[path.slice('/api/releases/mf-quote/'.length)];
    return manifest ? { body: manifest } : refusal(404, 'unknown-release', 'mf-quote 1.2.0 is not stored.');
  };
  return openPage({ path: '/ops/releases/:name/compare', page: ComparePage, address, answer });
}

beforeEach(() => FakeEventSource.install());

it('compares what was live before with what is live, unless it is told others', async () => {
  const { user } = open('/ops/releases/mf-quote/compare');
  expect(await screen.findByText('/offers, for everyone')).toBeInTheDocument();
  expect(screen.getByLabelText('From')).toHaveValue('1.4.0');
  expect(screen.getByLabelText('To')).toHaveValue('1.5.0');
  expect(within(screen.getByLabelText('To')).getByRole('option', { name: '1.5.0 (live)' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Scripts of \/offers – 10 kB new$/ })).toBeInTheDocument();

  await user.selectOptions(screen.getByLabelText('To'), '1.3.0');
  expect(await screen.findByText(/^Only what is inside the scripts/)).toBeInTheDocument();
});

it('says when the same release is on both sides', async () => {
  open('/ops/releases/mf-quote/compare?from=1.5.0&to=1.5.0');
  expect(await screen.findByText('Nothing: both have the same content.')).toBeInTheDocument();
});

it('says which release is not stored any more, and lets another one be chosen', async () => {
  const { user } = open('/ops/releases/mf-quote/compare?from=1.2.0&to=1.5.0');
  expect(await screen.findByText('The releases of mf-quote could not be compared')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('From'), '1.4.0');
  expect(await screen.findByText('/offers, for everyone')).toBeInTheDocument();
  expect(screen.queryByText('The releases of mf-quote could not be compared')).not.toBeInTheDocument();
});

it('says that there is nothing to compare while only one release is stored', async () => {
  open('/ops/releases/mf-quote/compare', STORED.slice(0, 1));
  expect(await screen.findByText('There is nothing to compare yet')).toBeInTheDocument();
});
