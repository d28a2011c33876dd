import type { Failure, FailureDetail } from '@saltbush/contract/release-api';
import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { screen, within } from '@testing-library/react';
import { aLiveReport } from '../../fixtures/aRelease.ts';
import { FailurePage } from './FailurePage.tsx';
import { FailuresPage } from './FailuresPage.tsx';

const AT = '2026-11-20T01:00:00.000Z';
const FAILURE: Failure = {
  ...{ id: 'a1b2', side: 'browser', remote: 'mf-quote', error: 'TypeError', message: 'x is not a function' },
  ...{ source: 'mf-quote/src/quote/QuoteForm.tsx', inFunction: 'QuoteForm', visits: 3, firstAt: AT, lastAt: AT },
  frames: [
    { source: 'node_modules/react-dom/index.js', line: 9, column: 1, inFunction: '', lines: [] },
    {
      ...{ source: 'mf-quote/src/quote/QuoteForm.tsx', line: 7, column: 3, inFunction: 'QuoteForm' },
      lines: [
        { number: 6, text: 'const x = 1;' },
        { number: 7, text: 'x();' },
      ],
    },
  ],
  releases: [
    {
      version: '1.4.0',
      visits: 3,
      firstAt: AT,
      lastAt: AT,
      activated: { actor: 'Quote CI', at: AT, reason: 'Pallets' },
    },
  ],
  browsers: { Firefox: 1, 'Chrome on a phone': 2 },
};
const DETAIL: FailureDetail = {
  failure: FAILURE,
  examples: [
    {
      ...{ version: '1.4.0', at: AT, page: '/quote', browser: 'Firefox', components: ['QuoteForm'] },
      trace: '4bf92f3577b34da6a3ce929d0e0e4736',
      steps: [
        { kind: 'page', route: '/quote' },
        { kind: 'press', control: 'input postcode' },
        { kind: 'answer', route: '/api/quotes', status: 500 },
      ],
    },
  ],
};

beforeEach(() => FakeEventSource.install());

function open(answerOf: (call: Call) => Answer, address = '/ops/failures') {
  const answer = (call: Call): Answer => (call.path === '/api/releases' ? { body: aLiveReport() } : answerOf(call));
  return openPage({ path: '/ops/failures', page: FailuresPage, address, answer });
}

it('shows each cause with the line of our own source, who met it, since when and who shipped it', async () => {
  open(() => ({ body: { at: AT, failures: [FAILURE] } }));
  const card = await screen.findByRole('region', { name: 'mf-quote: TypeError: x is not a function' });
  expect(card).toHaveTextContent('mf-quote/src/quote/QuoteForm.tsx:7:3, in QuoteForm');
  expect(within(card).getByText('x();')).toHaveAttribute('data-here', 'true');
  expect(card).toHaveTextContent('3 visits');
  const since = within(card).getByRole('link', { name: '1.4.0, shipped by Quote CI' });
  expect(since).toHaveAttribute('href', '/ops/releases/mf-quote');
  expect(card).toHaveTextContent('Chrome on a phone 2, Firefox 1');
  expect(within(card).getByRole('link', { name: 'Visits and stack' })).toHaveAttribute('href', '/ops/failures/a1b2');
});

it('asks for what the address names, and says where to look when there is none', async () => {
  const { calls } = open(
    () => ({ body: { at: AT, failures: [] } }),
    '/ops/failures?name=mf-quote&side=server&version=%3Cb',
  );
  expect(await screen.findByText(/^Nothing like this failed/)).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toContain('/api/releases/failures?name=mf-quote&side=server&seen=no');
});

it('leaves out what is seen until the address says otherwise, and says who has seen it and what brought it back', async () => {
  const seen = { by: 'ops@saltbush.example', at: AT, backIn: '1.5.0' };
  const { calls } = open(() => ({ body: { at: AT, failures: [{ ...FAILURE, seen }] } }));
  const card = await screen.findByRole('region', { name: 'mf-quote: TypeError: x is not a function' });
  expect(card).toHaveTextContent('by ops@saltbush.example, and back in 1.5.0');
  expect(calls.map(({ path }) => path)).toContain('/api/releases/failures?seen=no');
});

it('marks a cause as seen, and takes that back', async () => {
  const seen = { by: 'ops@saltbush.example', at: AT };
  let isSeen = false;
  const answer = ({ path, body }: Call): Answer => {
    if (path === '/api/releases') return { body: aLiveReport() };
    if (path.endsWith('/seen')) isSeen = (body as { isSeen: boolean }).isSeen;
    return { body: { ...DETAIL, failure: isSeen ? { ...FAILURE, seen } : FAILURE } };
  };
  const { user } = openPage({ path: '/ops/failures/:id', page: FailurePage, address: '/ops/failures/a1b2', answer });
  await user.click(await screen.findByRole('button', { name: 'Mark as seen' }));
  expect(await screen.findByText('by ops@saltbush.example')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not seen after all' }));
  expect(await screen.findByRole('button', { name: 'Mark as seen' })).toBeInTheDocument();
});

it('says that nothing failed', async () => {
  open(() => ({ body: { at: AT, failures: [] } }));
  expect(await screen.findByText('Nothing failed within the last thirty days that is not seen.')).toBeInTheDocument();
});

it('says why what fails could not be read', async () => {
  open(() => refusal(503, 'unavailable', 'The database does not answer just now.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('What fails could not be read');
});

it('shows one cause with its stack, its releases and the last steps of visits', async () => {
  const answer = (call: Call): Answer => ({ body: call.path === '/api/releases' ? aLiveReport() : DETAIL });
  openPage({ path: '/ops/failures/:id', page: FailurePage, address: '/ops/failures/a1b2', answer });
  const visits = await screen.findByRole('region', { name: 'Visits that met it' });
  expect(
    within(visits)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Page /quote', 'Pressed input postcode', '/api/quotes answered 500']);
  expect(visits).toHaveTextContent('Trace4bf92f3577b34da6a3ce929d0e0e4736');
  expect(within(visits).getByRole('button', { name: 'Copy the trace' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Stack in the sources' })).toHaveTextContent('react-dom');
  expect(screen.getByRole('region', { name: 'Releases that have it' })).toHaveTextContent(
    'shipped by Quote CI: Pallets',
  );
});
