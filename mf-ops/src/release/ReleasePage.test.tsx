import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aHealthReport,
  aLiveRelease,
  aLiveReport,
  aLogEntry,
  aStoredRelease,
  aVerdictReport,
} from '../../fixtures/aRelease.ts';
import { ReleasePage } from './ReleasePage.tsx';

const releases = ['1.6.0', '1.5.0', '1.4.0'].map((version) => aStoredRelease({ version }));
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
    if (path === '/api/releases/health/verdicts') return { body: aVerdictReport() };
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

const takenBack = { seq: 13, at: '2026-11-21T02:05:00.000Z', actor: 'health watch', reason: '9 of 80 visits failed' };

/** The confirmation pages that the console leads to. */
function noteLeaving(): string[] {
  const left: string[] = [];
  const note = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    left.push(event.target.getAttribute('href') ?? '');
  };
  document.addEventListener('click', note);
  onTestEnd = () => document.removeEventListener('click', note);
  return left;
}
let onTestEnd = () => {};
afterEach(() => onTestEnd());

it('takes a remote off the site, on the page that confirms it', async () => {
  const left = noteLeaving();
  const confirm = refusal(403, 'confirmation-needed', 'Confirm it.', { confirmUrl: '/confirm/abc' });
  const { user, calls } = open({ 'POST /api/releases/mf-quote/retirement': confirm });
  await user.click(await screen.findByRole('button', { name: 'Take mf-quote off the site' }));
  const form = within(screen.getByRole('form', { name: 'Take mf-quote off the site' }));
  await user.click(form.getByRole('button', { name: 'Take mf-quote off the site' }));
  expect(screen.getByText('Say why: choose a reason, or type one.')).toBeInTheDocument();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await user.click(form.getByRole('button', { name: 'Not needed any more' }));
  await user.click(form.getByRole('button', { name: 'Take mf-quote off the site' }));
  await waitFor(() => expect(left).toEqual(['/confirm/abc?back=%2F']));
  const sent = calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toEqual({ from: '1.5.0', reason: 'Not needed any more' });
});

it('has no button that takes the host off the site', async () => {
  const live = aLiveRelease({ name: 'mf-quote' });
  open({ 'GET /api/releases': { body: aLiveReport({ live: [live] }) } });
  expect(await screen.findByRole('button', { name: 'Take mf-quote off the site' })).toBeInTheDocument();
  cleanup();
  const host = aLiveRelease({ name: 'shell', version: '1.0.0', before: null });
  openPage({
    ...{ path: '/ops/releases/:name', page: ReleasePage, address: '/ops/releases/shell' },
    answer: ({ path }) => {
      if (path === '/api/releases') return { body: aLiveReport({ live: [host] }) };
      if (path.startsWith('/api/releases/health')) return { body: aHealthReport() };
      if (path === '/api/releases/previews') return { body: { previews: [] } };
      return { body: { name: 'shell', releases: [aStoredRelease({ version: '1.0.0' })], history: [] } };
    },
  });
  expect(await screen.findByText('1.0.0 live')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /off the site/ })).toBeNull();
});

it('says who took a remote off the site, and brings it back for everybody', async () => {
  const retired = { name: 'mf-quote', version: '1.5.0', retiredAt: takenBack.at, actor: 'sam', reason: 'Wrong prices' };
  const stored = [aStoredRelease({ version: '1.6.0' }), aStoredRelease({ takenBack: { ...takenBack, actor: 'sam' } })];
  const done = { revision: 14, name: 'mf-quote', version: '1.5.0', kind: 'activate', share: 100 };
  const { user, calls } = open({
    'GET /api/releases': { body: aLiveReport({ live: [], retired: [retired] }) },
    'GET /api/releases/mf-quote': { body: { name: 'mf-quote', releases: stored, history } },
    'POST /api/releases/mf-quote/activations': { status: 201, body: done },
  });
  expect(await screen.findByText('1.5.0 was live until then')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /off the site/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Activate 1.5.0' }));
  expect(screen.queryByRole('slider')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Activate 1.5.0 for everybody' }));
  expect(screen.getByText('Tick this, or choose another release.')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Give visitors 1.5.0 even though it was taken back'));
  await user.click(screen.getByRole('button', { name: 'Activate 1.5.0 for everybody' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ version: '1.5.0', percent: 100, reason: 'New release', watch: true, evenThoughWithdrawn: true },
    }),
  );
});

it('marks what was taken back in the store and in the history, and asks before visitors get it again', async () => {
  const stored = [aStoredRelease({ version: '1.6.0', takenBack }), ...releases.slice(1)];
  const done = { revision: 14, name: 'mf-quote', version: '1.6.0', kind: 'activate', share: 10 };
  const { user, calls } = open({
    'GET /api/releases/mf-quote': {
      body: { name: 'mf-quote', releases: stored, history: [aLogEntry({ version: '1.6.0', takenBackBy: 13 })] },
    },
    'POST /api/releases/mf-quote/activations': { status: 201, body: done },
  });
  expect(await screen.findAllByText('Taken back')).toHaveLength(2);
  expect(screen.getByText(/^Taken back .*by health watch: 9 of 80 visits failed/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Activate 1.6.0' }));
  expect(screen.getByRole('option', { name: '1.6.0 (taken back)' })).toBeInTheDocument();
  expect(screen.getByText('1.6.0 was taken back')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Activate 1.6.0 for 10%' }));
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await user.click(screen.getByLabelText('Give visitors 1.6.0 even though it was taken back'));
  await user.click(screen.getByRole('button', { name: 'Activate 1.6.0 for 10%' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      evenThoughWithdrawn: true,
      percent: 10,
    }),
  );
});

it('asks before it goes back to a release that was taken back', async () => {
  const stored = [aStoredRelease(), aStoredRelease({ version: '1.4.0', takenBack })];
  const done = { revision: 14, name: 'mf-quote', version: '1.4.0', kind: 'rollback', share: 100 };
  const { user, calls } = open({
    'GET /api/releases/mf-quote': { body: { name: 'mf-quote', releases: stored, history } },
    'POST /api/releases/mf-quote/rollback': { status: 201, body: done },
  });
  await user.click(await screen.findByRole('button', { name: 'Roll back to 1.4.0' }));
  const form = within(screen.getByRole('form', { name: 'Roll back mf-quote to 1.4.0' }));
  await user.click(form.getByRole('button', { name: 'Roll back to 1.4.0' }));
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await user.click(form.getByLabelText('Give visitors 1.4.0 even though it was taken back'));
  await user.click(form.getByRole('button', { name: 'Roll back to 1.4.0' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      to: '1.4.0',
      evenThoughWithdrawn: true,
    }),
  );
});
