import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aHealthReport, aLiveRelease, aLiveReport, aLogEntry } from '../../fixtures/aRelease.ts';
import { FakeEventSource } from '../../fixtures/FakeEventSource.ts';
import { ReleasePage } from './ReleasePage.tsx';

const published = { publishedAt: '2026-11-21T01:00:00.000Z', publishedBy: 'build server', sizeBytes: 184_000 };
const releases = ['1.6.0', '1.5.0', '1.4.0'].map((version) => ({ ...published, version, contentId: '3f9c2a1b77d0' }));
const history = [
  aLogEntry({
    ...{ seq: 9, kind: 'rollback', version: '1.4.0', actor: 'health watch', reason: '9 of 80 visits failed' },
    details: { version: '1.5.0', visits: 80, failed: 9, predecessor: { version: '1.4.0', visits: 900, failed: 1 } },
  }),
  aLogEntry(),
];

function open(answers: Partial<Record<string, Answer>> = {}) {
  const answer = ({ method, path }: Call): Answer => {
    const own = answers[`${method} ${path}`];
    if (own) return own;
    if (path === '/api/releases') return { body: aLiveReport() };
    if (path.startsWith('/api/releases/health')) return { body: aHealthReport() };
    if (path === '/api/releases/previews') return { body: { previews: [] } };
    return { body: { name: 'mf-quote', releases, history } };
  };
  return openPage({ path: '/ops/releases/:name', page: ReleasePage, address: '/ops/releases/mf-quote', answer });
}

beforeEach(() => FakeEventSource.install());

it('gives a release to a share of the visitors by the slider, and sends the version that was shown as live', async () => {
  const done = { revision: 14, name: 'mf-quote', version: '1.6.0', kind: 'activate', share: 25 };
  const { user, calls, toasts } = open({ 'POST /api/releases/mf-quote/activations': { status: 201, body: done } });
  await user.click(await screen.findByRole('button', { name: 'Activate a release' }));
  const slider = screen.getByRole('slider', { name: 'Share of visitors' });
  expect(slider).toHaveAttribute('aria-valuetext', '10%, about 1 visitor in 10');
  fireEvent.change(slider, { target: { value: '25' } });
  expect(screen.getByLabelText('Percent')).toHaveValue(25);
  await user.click(screen.getByLabelText('Roll back by itself when it is clearly worse'));
  await user.click(screen.getByRole('button', { name: 'First a few visitors' }));
  await user.click(screen.getByRole('button', { name: 'Activate 1.6.0 for 25%' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    version: '1.6.0',
    percent: 25,
    reason: 'First a few visitors',
    watch: false,
    base: '1.5.0',
  });
});

it('continues on the page that confirms an activation, with its button busy until then', async () => {
  const left: string[] = [];
  const note = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    left.push(event.target.getAttribute('href') ?? '');
  };
  document.addEventListener('click', note);
  const confirm = refusal(403, 'confirmation-needed', 'Confirm it.', { confirmUrl: '/confirm/abc' });
  const { user, toasts } = open({ 'POST /api/releases/mf-quote/activations': confirm });
  await user.click(await screen.findByRole('button', { name: 'Activate a release' }));
  await user.click(screen.getByRole('button', { name: 'Activate 1.6.0 for 10%' }));
  await waitFor(() => expect(left).toEqual(['/confirm/abc?back=%2F']));
  document.removeEventListener('click', note);
  expect(screen.getByRole('button', { name: /Sending/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toasts).toEqual([]);
});

it('sends no impossible share, and no act without a reason', async () => {
  const done = { revision: 14, name: 'mf-quote', version: '1.6.0', kind: 'activate', share: 5 };
  const { user, calls } = open({ 'POST /api/releases/mf-quote/activations': { status: 201, body: done } });
  await user.click(await screen.findByRole('button', { name: 'Activate a release' }));
  await user.clear(screen.getByLabelText('Percent'));
  await user.clear(screen.getByLabelText(/^Reason/));
  await user.click(screen.getByRole('button', { name: 'Activate 1.6.0 for …%' }));
  expect(screen.getByText('Give a whole number from 1 to 100.')).toBeInTheDocument();
  expect(screen.getByText('Say why: choose a reason, or type one.')).toBeInTheDocument();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);

  // Focus goes to the first wrong field, and the form can be sent once it is right.
  await waitFor(() => expect(screen.getByLabelText('Percent')).toHaveFocus());
  await user.type(screen.getByLabelText('Percent'), '5');
  await user.click(screen.getByRole('button', { name: 'New release' }));
  await user.click(screen.getByRole('button', { name: 'Activate 1.6.0 for 5%' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ percent: 5 }));
});

it('shows the evidence of an automatic rollback, and what is in the store', async () => {
  open();
  expect(await screen.findByText('mf-quote rolled back to 1.4.0')).toBeInTheDocument();
  expect(screen.getByText('1.5.0: 9 of 80 visits failed')).toBeInTheDocument();
  expect(screen.getByText('1.4.0: 1 of 900 visits failed')).toBeInTheDocument();
  expect(screen.getAllByText(/by build server, 184 kB/)).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Activate 1.6.0' })).toBeInTheDocument();
  expect(screen.getByText('Last good')).toBeInTheDocument();
});

it('makes a preview link and shows it once', async () => {
  const preview = {
    ...{ id: 'p1', kind: 'preview', name: 'mf-quote', version: '1.6.0', createdBy: 'sam', isClaimed: false },
    ...{ createdAt: '2026-11-21T02:00:00.000Z', expiresAt: '2026-11-22T02:00:00.000Z', revokedAt: null },
    url: 'https://saltbush.example/preview/s3cret',
  };
  const { user } = open({ 'POST /api/releases/mf-quote/previews': { status: 201, body: preview } });
  await user.click(await screen.findByRole('button', { name: 'Make a preview link' }));
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText(preview.url)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(preview.url)).toBeNull();
});

it('takes a candidate away, so that everybody gets the live release', async () => {
  const candidate = {
    ...{ version: '1.6.0', contentId: '0', share: 10, since: '2026-11-21T02:10:00.000Z', isWatched: true },
    ...{ actor: 'sam@saltbush.example', reason: 'First a few visitors' },
  };
  const live = aLiveRelease({ candidate, share: 90 });
  const done = { revision: 14, name: 'mf-quote', version: '1.5.0', kind: 'rollback', share: 100 };
  const { user, calls } = open({
    'GET /api/releases': { body: aLiveReport({ live: [live] }) },
    'POST /api/releases/mf-quote/rollback': { status: 201, body: done },
  });
  await user.click(await screen.findByRole('button', { name: 'Roll back mf-quote to 1.5.0' }));
  await user.click(screen.getByRole('button', { name: 'Roll back to 1.5.0' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ to: '1.5.0', from: '1.5.0' }),
  );
});

it('goes back further than the last good release, from the list of all', async () => {
  const done = { revision: 14, name: 'mf-quote', version: '1.4.0', kind: 'rollback', share: 100 };
  const { user, calls } = open({ 'POST /api/releases/mf-quote/rollback': { status: 201, body: done } });
  await user.click(await screen.findByRole('button', { name: 'Activate 1.6.0' }));
  expect(screen.getByLabelText('Release')).toHaveValue('1.6.0');
  await user.click(screen.getByRole('button', { name: 'Roll back to 1.4.0' }));
  const form = within(screen.getByRole('form', { name: 'Roll back mf-quote to 1.4.0' }));
  await user.click(form.getByRole('button', { name: 'Roll back to 1.4.0' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ to: '1.4.0' }));
});

it('says that a name is unknown', async () => {
  open({ 'GET /api/releases/mf-quote': refusal(404, 'unknown-remote', 'Nothing was ever published as mf-quote.') });
  expect(await screen.findByText('Nothing was ever published as mf-quote')).toBeInTheDocument();
});

it('shows the newest lines of a long history, and links to the rest', async () => {
  const long = Array.from({ length: 30 }, (_, place) => aLogEntry({ seq: 30 - place, reason: `Reason ${30 - place}` }));
  open({ 'GET /api/releases/mf-quote': { body: { name: 'mf-quote', releases, history: long } } });
  expect(await screen.findByText('Reason 30')).toBeInTheDocument();
  expect(screen.queryByText('Reason 1')).toBeNull();
  expect(screen.getByRole('link', { name: 'All that was done to mf-quote' })).toHaveAttribute(
    'href',
    '/ops/activity?name=mf-quote',
  );
});
