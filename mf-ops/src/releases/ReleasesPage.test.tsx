import type { AdvisoriesReport } from '@saltbush/contract/release-api';
import { FakeEventSource } from '@saltbush/tooling/testing/events';
import { type Answer, type Call, openPage, refusal } from '@saltbush/tooling/testing/page';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aManifest } from '../../fixtures/aManifest.ts';
import { aHealthReport, aLiveRelease, aLiveReport, aLogEntry, aVerdictReport } from '../../fixtures/aRelease.ts';
import { ReleasesPage } from './ReleasesPage.tsx';

const OLD = aLiveRelease({
  name: 'mf-ar',
  version: '2.0.0',
  lastGood: null,
  before: null,
  activatedAt: '2026-11-21T02:20:00.000Z',
});

/** A gateway where mf-quote 1.5.0 fails until it is rolled back or recovers. */
function gateway(answers: Partial<Record<string, (call: Call) => Answer>> = {}) {
  let live = aLiveRelease();
  let failed = 80;
  return {
    recover: () => {
      failed = 0;
    },
    rollBackBySomebody: () => {
      live = aLiveRelease({
        version: '1.4.0',
        lastGood: '1.3.0',
        before: '1.3.0',
        actor: 'kim@saltbush.example',
        reason: 'Prices wrong',
      });
    },
    answer: (call: Call): Answer => {
      const own = answers[`${call.method} ${call.path}`]?.(call);
      if (own) return own;
      if (call.path === '/api/releases/health/verdicts') return { body: aVerdictReport({ failed }) };
      if (call.path.startsWith('/api/releases/health')) return { body: aHealthReport({ failed }) };
      if (call.path === '/api/releases/mf-quote/1.5.0') return { body: aManifest() };
      if (call.path === '/api/releases/mf-quote/1.4.0') return { body: aManifest({ version: '1.4.0' }) };
      if (call.path === '/api/releases/mf-quote/rollback') {
        live = aLiveRelease({ version: '1.4.0', lastGood: '1.3.0', before: '1.3.0' });
        return {
          status: 201,
          body: { revision: 13, name: 'mf-quote', version: '1.4.0', kind: 'rollback', share: 100 },
        };
      }
      return { body: aLiveReport({ live: [OLD, live] }) };
    },
  };
}

/** Figures of a site where all is well; null for any other path. */
function healthOf(path: string): Answer | null {
  if (path === '/api/releases/health/verdicts') return { body: aVerdictReport() };
  return path.startsWith('/api/releases/health') ? { body: aHealthReport() } : null;
}

const NO_WEAKNESS: AdvisoriesReport = { asOf: '2026-11-27', releases: [], unknown: [] };

const open = (answer: (call: Call) => Answer, advisories = NO_WEAKNESS) =>
  openPage({
    path: '/ops/releases',
    page: ReleasesPage,
    address: '/ops/releases',
    answer: (call) => (call.path === '/api/releases/advisories' ? { body: advisories } : answer(call)),
  });

beforeEach(() => FakeEventSource.install());

it('puts the bad release first, and rolls it back in two presses with a reason', async () => {
  const { user, calls, toasts } = open(gateway().answer);
  const trouble = within(await screen.findByRole('region', { name: 'mf-quote 1.5.0' }));
  expect(trouble.getByText('Worse than 1.4.0: 80 of 120 visits failed, 1 of 900 before')).toBeInTheDocument();
  expect(await trouble.findByText('310 ms', { exact: false })).toHaveTextContent('310 ms, 300 ms before');
  const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(names).toEqual(['mf-quote', 'mf-ar']);

  await user.click(trouble.getByRole('button', { name: 'Roll back mf-quote to 1.4.0' }));
  await user.click(trouble.getByRole('button', { name: 'Roll back to 1.4.0' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    to: '1.4.0',
    from: '1.5.0',
    reason: 'Worse than 1.4.0: 80 of 120 visits failed, 1 of 900 before',
  });
  expect(await screen.findByText(/^Nothing needs a look/)).toBeInTheDocument();
  // The card that had the focus is gone.
  expect(screen.getByText(/^Nothing needs a look/).parentElement).toHaveFocus();
});

it('finds one of a hundred remotes by its name, and shows those in a rollout alone', async () => {
  const many = Array.from({ length: 100 }, (_, place) =>
    aLiveRelease({ name: `mf-team-${place}`, before: null, lastGood: null }),
  );
  const { user } = open(({ path }) => healthOf(path) ?? { body: aLiveReport({ live: many }) });
  const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
  await waitFor(() => expect(names()).toHaveLength(100));
  await user.type(screen.getByRole('searchbox', { name: 'Search remotes' }), 'team-42{Enter}');
  await waitFor(() => expect(names()).toEqual(['mf-team-42']));
  expect(screen.getByText('1 of 100 remotes found')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox', { name: 'Search remotes' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search remotes' }), 'nobody{Enter}');
  expect(await screen.findByText(/No remote has “nobody” in its name/)).toBeInTheDocument();
  const views = within(screen.getByRole('navigation', { name: 'Views of remotes' }));
  expect(views.getByRole('link', { name: /In a rollout/ })).toHaveAttribute(
    'href',
    '/ops/releases?view=rollout&search=nobody',
  );
});

it('goes by what the health watch finds, not by figures of its own that one visitor could fill', async () => {
  open((call) => {
    if (call.path === '/api/releases/health/verdicts') return { body: aVerdictReport({ failed: 3 }) };
    if (call.path.startsWith('/api/releases/health')) return { body: aHealthReport({ failed: 120 }) };
    return { body: aLiveReport() };
  });
  expect(await screen.findByText(/^Nothing needs a look/)).toBeInTheDocument();
  expect(screen.getByText('No worse than 1.4.0: 3 of 120 visits failed')).toBeInTheDocument();
});

it('asks to look when a release looks worse on little evidence, and says why it is not rolled back', async () => {
  const site = gateway({ 'GET /api/releases/health/verdicts': () => ({ body: aVerdictReport({ failed: 8 }) }) });
  open(site.answer);
  const card = within(await screen.findByRole('region', { name: 'mf-quote 1.5.0' }));
  expect(card.getByText('Looks worse than 1.4.0: 8 of 120 visits failed, 1 of 900 before')).toBeInTheDocument();
  expect(card.getByText(/^Too few networks say so/)).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Roll back mf-quote to 1.4.0' })).toBeInTheDocument();
});

it('keeps an open form with its text when the release recovers by itself, until the form is closed', async () => {
  const site = gateway();
  const { user } = open(site.answer);
  await user.click(await screen.findByRole('button', { name: 'Roll back mf-quote to 1.4.0' }));
  const reason = screen.getByLabelText(/^Reason/);
  await user.clear(reason);
  await user.type(reason, 'Prices of half pallets');
  site.recover();
  act(() => FakeEventSource.latest()?.say('health'));
  expect(await screen.findByText(/^Nothing needs a look/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Prices of half pallets');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('region', { name: 'mf-quote 1.5.0' })).toBeNull();
});

it('shows what somebody else did meanwhile, and does not roll back what nobody has seen', async () => {
  const site = gateway();
  const { user, calls } = open(site.answer);
  await user.click(await screen.findByRole('button', { name: 'Roll back mf-quote to 1.4.0' }));
  site.rollBackBySomebody();
  act(() => FakeEventSource.latest()?.tell('log', aLogEntry({ seq: 13, kind: 'rollback', version: '1.4.0' })));
  expect(await screen.findByText('mf-quote rolled back to 1.4.0 by sam@saltbush.example')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Roll back to 1.4.0' })).toBeNull());
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

it('keeps the form and says why the gateway refused', async () => {
  const detail = 'mf-quote 1.5.0 is no longer live: it is 1.6.0 now.';
  const { user } = open(
    gateway({ 'POST /api/releases/mf-quote/rollback': () => refusal(409, 'stale-base', detail) }).answer,
  );
  await user.click(await screen.findByRole('button', { name: 'Roll back mf-quote to 1.4.0' }));
  await user.click(screen.getByRole('button', { name: 'Pages fail' }));
  await user.click(screen.getByRole('button', { name: 'Roll back to 1.4.0' }));
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Pages fail');
});

it('says that the connection is lost, and reads everything once it is back', async () => {
  const { calls } = open(gateway().answer);
  await screen.findByRole('region', { name: 'mf-quote 1.5.0' });
  act(() => FakeEventSource.latest()?.say('open'));
  act(() => FakeEventSource.latest()?.say('error'));
  expect(screen.getByText(/^Connection lost, trying again\. What/)).toBeInTheDocument();
  const before = calls.length;
  act(() => FakeEventSource.latest()?.say('open'));
  expect(screen.getByText('Connected again.')).toBeInTheDocument();
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
});

it('works without health figures, and says that they are missing', async () => {
  open((call) =>
    call.path.startsWith('/api/releases/health')
      ? refusal(503, 'unavailable', 'The figures are being counted. Try again in a minute.')
      : { body: aLiveReport() },
  );
  expect(await screen.findByRole('link', { name: 'mf-quote' })).toBeInTheDocument();
  expect(await screen.findByText('The health figures could not be read')).toBeInTheDocument();
  expect(screen.queryByText(/^Nothing needs a look/)).toBeNull();
});

it('lists what was taken off the site, with the way to bring it back', async () => {
  const retired = [
    ...[{ name: 'mf-test', version: '0.1.0', retiredAt: '2026-11-21T02:05:00.000Z', actor: 'sam', reason: 'A trial' }],
  ];
  open(({ path }) => healthOf(path) ?? { body: aLiveReport({ retired }) });
  const list = within(await screen.findByRole('region', { name: 'Off the site' }));
  expect(list.getByRole('link', { name: 'mf-test' })).toHaveAttribute('href', '/ops/releases/mf-test');
  expect(list.getByText(/by sam: A trial/)).toBeInTheDocument();
});

const SET = {
  ...{ revision: 12, at: '2026-11-21T02:05:00.000Z', actor: 'sam', reason: 'Contract 2' },
  releases: [
    { name: 'mf-quote', version: '2.0.0', before: '1.5.0' },
    { name: 'shell', version: '2.0.0', before: '1.0.0' },
    { name: 'mf-new', version: '1.0.0', before: null },
  ],
};

it('shows what went live together as one line, and takes all of it back', async () => {
  const done = { revision: 15, kind: 'rollback', releases: [] };
  const { user, calls, toasts } = open(({ method, path }) => {
    const health = healthOf(path);
    if (health) return health;
    return method === 'POST' ? { status: 201, body: done } : { body: aLiveReport({ sets: [SET] }) };
  });
  const list = within(await screen.findByRole('region', { name: 'Live together' }));
  expect(list.getByText('mf-quote 2.0.0, shell 2.0.0 and mf-new 1.0.0')).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Take all of them back, set 12' }));
  expect(
    list.getByText(/^Everybody gets mf-quote 1.5.0 and shell 1.0.0 again, and mf-new leaves the site, all at/),
  ).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Pages fail' }));
  await user.click(list.getByRole('button', { name: 'Take all of them back' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/releases/sets/12/rollback',
    body: { reason: 'Pages fail' },
  });
});

it('announces a set once, with all of its members', async () => {
  open(gateway().answer);
  await screen.findByRole('region', { name: 'mf-quote 1.5.0' });
  const part = aLogEntry({ seq: 13, details: { set: { revision: 14 } } });
  act(() => FakeEventSource.latest()?.tell('log', part));
  expect(screen.queryByText('mf-quote 1.5.0 activated for everybody by sam@saltbush.example')).toBeNull();
  const whole = { ...part, seq: 14, details: { set: { revision: 14, releases: SET.releases } } };
  act(() => FakeEventSource.latest()?.tell('log', whole));
  const text = /^mf-quote 2.0.0, shell 2.0.0 and mf-new 1.0.0 activated, all together by sam/;
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('says what a live release calls and the gateway does not offer, and which rollback would be refused', async () => {
  const unmet = ['mf-quote 1.5.0 calls POST /api/quotes/:token/lock, which this gateway does not offer.'];
  const beforeUnmet = ['mf-quote 1.4.0 calls GET /api/prices, which this gateway does not offer.'];
  const live = aLiveRelease({ needs: { routes: ['POST /api/quotes/:token/lock'], unmet }, beforeUnmet });
  open(({ path }) => healthOf(path) ?? { body: aLiveReport({ live: [live, OLD] }) });
  expect(await screen.findByText('mf-quote 1.5.0 calls what the gateway does not offer')).toBeInTheDocument();
  expect(screen.getByText(unmet[0] ?? '')).toBeInTheDocument();
  expect(screen.getByText('A rollback of mf-quote to 1.4.0 would be refused')).toBeInTheDocument();
  expect(screen.getByText(beforeUnmet[0] ?? '')).toBeInTheDocument();
  expect(screen.queryByText(/mf-ar .* calls what/)).toBeNull();
});

it('names each known weakness once, with the live releases that have it', async () => {
  const weakness = { package: 'lodash-es', version: '4.17.21', id: 'CVE-2026-1', summary: 'Runs text' } as const;
  const bad = [{ ...weakness, fixed: '4.18.0', severity: 'high' } as const];
  const releases = [
    { name: 'mf-ar', version: '2.0.0', bad },
    { name: 'mf-quote', version: '1.5.0', bad },
  ];
  open(gateway().answer, { asOf: '2026-11-27', releases, unknown: [] });
  expect(await screen.findByText('2 live releases have known weaknesses')).toBeInTheDocument();
  const text = 'lodash-es 4.17.21: Runs text (high, CVE-2026-1). Use 4.18.0 or newer. In mf-ar 2.0.0, mf-quote 1.5.0.';
  expect(screen.getByText(text)).toBeInTheDocument();
});
