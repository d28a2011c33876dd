import type { SlotsReport } from '@saltbush/contract/release-api';
import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, within } from '@testing-library/react';
import { aLiveReport } from '../../fixtures/aRelease.ts';
import { SlotsPage } from './SlotsPage.tsx';

const REPORT: SlotsReport = {
  slots: [
    {
      ...{ slot: 'dashboard.overview', remote: 'mf-dashboard', version: '1.2.0', pages: ['/', '/dashboard'] },
      ...{ values: { late: 'number' }, atMost: 3, until: '2027-03-31' },
      fillers: [
        { remote: 'mf-quote', version: '2.0.0', part: 'SavedPart', access: 'signed-in', isQuiet: true, leftOut: null },
        {
          remote: 'mf-tips',
          version: '0.1.0',
          part: 'TipsPart',
          access: 'everyone',
          isQuiet: false,
          leftOut: 'values',
        },
      ],
    },
    {
      ...{ slot: 'quote.beside', remote: 'mf-quote', version: '2.0.0', pages: ['/quote'], values: {} },
      ...{ atMost: 1, until: null, fillers: [] },
    },
  ],
  unplaced: [],
};

const open = (report: SlotsReport | null = REPORT) =>
  openPage({
    path: '/ops/slots',
    page: SlotsPage,
    address: '/ops/slots',
    answer: ({ path }) => {
      if (path === '/api/releases') return { body: aLiveReport() };
      return report === null ? refusal(503, 'too-busy', 'Try again.') : { body: report };
    },
  });

beforeEach(() => FakeEventSource.install());

it('shows where a slot stands, what it gives, who is in it and who is left out, with the reason', async () => {
  open();
  const card = await screen.findByRole('region', { name: 'dashboard.overview' });
  for (const text of ['/, /dashboard', 'late: number', '1 of 3 taken', '2027-03-31']) {
    expect(within(card).getByText(text)).toBeInTheDocument();
  }
  const [shown, left] = within(card).getAllByRole('listitem');
  expect(shown).toHaveTextContent('mf-quote 2.0.0SavedPart: whoever is signed in, without a script');
  expect(left).toHaveTextContent('mf-tips 0.1.0Left outThe slot gives other values than the part takes.');
  expect(within(card).getByRole('link', { name: 'mf-dashboard 1.2.0' })).toHaveAttribute(
    'href',
    '/ops/releases/mf-dashboard',
  );
});

it('says so where nobody fills a slot, and where a part has none', async () => {
  open({ ...REPORT, unplaced: [{ slot: 'quote.gone', remote: 'mf-tips', version: '0.1.0' }] });
  const empty = await screen.findByRole('region', { name: 'quote.beside' });
  expect(empty).toHaveTextContent('Nobody fills it');
  expect(screen.getByText(/has a part for quote\.gone/)).toHaveTextContent('Nobody sees it.');
});

it('says so when there are no slots, or when they cannot be read', async () => {
  open({ slots: [], unplaced: [] });
  expect(await screen.findByText('No live release offers a slot.')).toBeInTheDocument();
});

it('offers to try again when the gateway does not answer', async () => {
  open(null);
  expect(await screen.findByText('The slots could not be read')).toBeInTheDocument();
});
