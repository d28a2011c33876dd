import { ALERT_KINDS, type AlertChoices, type AlertChoicesInput, type AlertMails } from '@saltbush/alert-choices/api';
import { type Answer, type Call, refusal } from '@saltbush/tooling/testing/page';
import { screen, waitFor, within } from '@testing-library/react';
import { someChoices } from '../../fixtures/alerts.ts';
import { anAlert } from '../../fixtures/freight.ts';
import { openPage } from '../../fixtures/openPage.tsx';
import { AlertsPage } from './AlertsPage.tsx';

const NO_MAILS: AlertMails = { pickup: 'none', delay: 'none', delivered: 'none', invoice: 'none', claim: 'none' };

/** Without an address, the gateway refuses what is newly wanted, and nothing else. */
const isRefused = ({ email, mails: before }: AlertChoices, { mails }: AlertChoicesInput): boolean =>
  email === null && ALERT_KINDS.some((kind) => mails[kind] !== 'none' && mails[kind] !== before[kind]);

/** A gateway that keeps what was chosen, unless `save` answers in its place. */
function open(first: AlertChoices = someChoices(), save?: () => Answer) {
  let choices = first;
  return openPage({
    ...{ path: '/dashboard/alerts', page: AlertsPage, address: '/dashboard/alerts' },
    answer: ({ method, path, body }) => {
      if (path === '/api/alerts') return { body: { rows: [anAlert({ title: 'Delivery delayed: SH-2026-0124' })] } };
      if (method === 'POST' && save) return save();
      if (method === 'POST') {
        if (isRefused(choices, body as AlertChoicesInput)) return refusal(409, 'address-not-verified', 'No address.');
        choices = { ...choices, ...(body as AlertChoicesInput) };
      }
      return { body: choices };
    },
  });
}

/** Holds back the gateway's answers to what is saved from now on. @returns what lets one of them through. */
function holdSaves(): () => void {
  const { fetch } = globalThis;
  const held: (() => void)[] = [];
  globalThis.fetch = async (...call) => {
    const answer = await fetch(...call);
    if (call[1]?.method === 'POST') await new Promise<void>((resolve) => held.push(resolve));
    return answer;
  };
  return () => held.shift()?.();
}

const form = async () => within(await screen.findByRole('form', { name: 'What you are told' }));
const posts = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');

it('says how each kind is told, where mails go, when the summary is next, and what there is to know now', async () => {
  open();
  const shown = await form();
  expect(shown.getByRole('combobox', { name: 'Mails about delays' })).toHaveDisplayValue('A mail each time');
  expect(shown.getByRole('combobox', { name: 'Mails about deliveries' })).toHaveDisplayValue('In the daily summary');
  expect(shown.getByRole('combobox', { name: 'Mails about claims' })).toHaveDisplayValue('No mail');
  expect(shown.getByRole('checkbox', { name: 'Show delays in the portal' })).toBeChecked();
  expect(shown.getByRole('checkbox', { name: 'Show deliveries in the portal' })).not.toBeChecked();
  expect(shown.getByText(/^Mails go to/)).toHaveTextContent(
    'Mails go to maya@example.com. The next daily summary goes out 21 Nov 2026, 7:00 AM AEDT, if there is something in it.',
  );
  expect(shown.getByRole('link', { name: 'your shipments' })).toHaveAttribute('href', '/dashboard/shipments');
  expect(shown.getByRole('link', { name: 'your claims' })).toHaveAttribute('href', '/dashboard/claims');
  const now = within(screen.getByRole('region', { name: 'Alerts now' }));
  expect(await now.findByRole('link', { name: 'Delivery delayed: SH-2026-0124' })).toBeInTheDocument();
});

it('saves everything with one button, says so, and reads the list again', async () => {
  const { user, calls, drafts, toasts } = open();
  const shown = await form();
  await screen.findByRole('link', { name: 'Delivery delayed: SH-2026-0124' });
  await user.selectOptions(shown.getByRole('combobox', { name: 'Mails about claims' }), 'A mail each time');
  await user.selectOptions(shown.getByRole('combobox', { name: 'Mails about delays' }), 'No mail');
  await user.click(shown.getByRole('checkbox', { name: 'Show deliveries in the portal' }));
  await user.click(shown.getByRole('checkbox', { name: 'Show invoices in the portal' }));
  expect(shown.getByText('Not saved yet')).toBeInTheDocument();
  expect(drafts.at(-1)).toBe(true);
  const read = calls.filter(({ path }) => path === '/api/alerts').length;
  await user.click(shown.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
  expect(toasts).toMatchObject([{ tone: 'success', title: 'Saved. You are told as you chose' }]);
  expect(posts(calls)).toEqual([
    {
      ...{ method: 'POST', path: '/api/alerts/choices' },
      body: {
        mails: { pickup: 'none', delay: 'none', delivered: 'daily', invoice: 'none', claim: 'each' },
        hidden: ['invoice'],
      },
    },
  ]);
  expect(shown.queryByText('Not saved yet')).toBeNull();
  expect(drafts.at(-1)).toBe(false);
  expect(shown.getByRole('combobox', { name: 'Mails about claims' })).toHaveDisplayValue('A mail each time');
  expect(calls.filter(({ path }) => path === '/api/alerts').length).toBeGreaterThan(read);
});

it.each([
  ['it is refused', () => refusal(429, 'too-many-requests', 'Too many requests. Try again in 20 minutes.'), /20 min/],
  [
    'the connection is lost',
    () => {
      throw new Error('lost');
    },
    /Check your connection/,
  ],
])('keeps what was chosen when %s', async (_what, save, words) => {
  const { user } = open(someChoices(), save);
  const shown = await form();
  await user.selectOptions(shown.getByRole('combobox', { name: 'Mails about claims' }), 'A mail each time');
  await user.click(shown.getByRole('button', { name: 'Save' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(words);
  expect(notice).toHaveTextContent('What you chose is still here.');
  expect(notice).toHaveFocus();
  expect(shown.getByRole('combobox', { name: 'Mails about claims' })).toHaveDisplayValue('A mail each time');
  await user.click(shown.getByRole('checkbox', { name: 'Show delays in the portal' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers no mails to who never had an address that is verified, and still lets them hide alerts', async () => {
  const { user, calls } = open(someChoices({ email: null, mails: NO_MAILS }));
  const shown = await form();
  expect(shown.getByText('We cannot send mails to you')).toBeInTheDocument();
  for (const choice of shown.getAllByRole('combobox')) expect(choice).toBeDisabled();
  expect(shown.queryByText(/^Mails go to/)).toBeNull();
  await user.click(shown.getByRole('checkbox', { name: 'Show delays in the portal' }));
  await user.click(shown.getByRole('button', { name: 'Save' }));
  expect(posts(calls)).toMatchObject([{ body: { hidden: ['pod', 'exception'] } }]);
  expect(await shown.findByRole('button', { name: 'Save' })).toBeEnabled();
  expect(screen.queryByText('Not saved')).toBeNull();
});

it('lets somebody whose address was lost end what they chose, and offers nothing that would be refused', async () => {
  const { user, toasts } = open(someChoices({ email: null }));
  const shown = await form();
  const optionsOf = (kind: string) => {
    const choice = shown.getByRole('combobox', { name: `Mails about ${kind}` });
    return within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent);
  };
  expect(optionsOf('delays')).toEqual(['A mail each time', 'No mail']);
  expect(optionsOf('deliveries')).toEqual(['In the daily summary', 'No mail']);
  expect(shown.getByRole('combobox', { name: 'Mails about claims' })).toBeDisabled();
  const delays = shown.getByRole('combobox', { name: 'Mails about delays' });
  await user.selectOptions(delays, 'No mail');
  expect(delays).toBeEnabled();
  await user.click(shown.getByRole('button', { name: 'Save' }));
  expect(await shown.findByRole('button', { name: 'Save' })).toBeEnabled();
  expect(toasts).toMatchObject([{ tone: 'success' }]);
  expect(delays).toHaveDisplayValue('No mail');
  expect(delays).toBeDisabled();
  expect(shown.getByRole('combobox', { name: 'Mails about deliveries' })).toHaveDisplayValue('In the daily summary');
});

it('keeps what is chosen while a save is under way, and saves it next, never two at once', async () => {
  const { user, calls, drafts, toasts } = open();
  const shown = await form();
  const answer = holdSaves();
  await user.selectOptions(shown.getByRole('combobox', { name: 'Mails about claims' }), 'A mail each time');
  await user.click(shown.getByRole('button', { name: 'Save' }));
  await user.selectOptions(shown.getByRole('combobox', { name: 'Mails about pickups' }), 'In the daily summary');
  await user.click(shown.getByRole('button', { name: 'Saving...' }));
  expect(posts(calls)).toHaveLength(1);
  answer();
  expect(await shown.findByText('Not saved yet')).toBeInTheDocument();
  expect(toasts).toHaveLength(1);
  expect(drafts.at(-1)).toBe(true);
  expect(shown.getByRole('combobox', { name: 'Mails about pickups' })).toHaveDisplayValue('In the daily summary');
  await user.click(shown.getByRole('button', { name: 'Save' }));
  answer();
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(posts(calls).map(({ body }) => (body as AlertChoicesInput).mails)).toMatchObject([
    { claim: 'each', pickup: 'none' },
    { claim: 'each', pickup: 'daily' },
  ]);
  expect(shown.queryByText('Not saved yet')).toBeNull();
  expect(drafts.at(-1)).toBe(false);
});

it('shows what was ended elsewhere after a save', async () => {
  const kept = someChoices();
  let isEnded = false;
  const { user, calls } = openPage({
    ...{ path: '/dashboard/alerts', page: AlertsPage, address: '/dashboard/alerts' },
    answer: ({ method, path, body }) => {
      if (path === '/api/alerts') return { body: { rows: [] } };
      if (method !== 'POST') return { body: isEnded ? { ...kept, mails: NO_MAILS } : kept };
      // The link of a mail is pressed right after it.
      isEnded = true;
      return { body: { ...kept, ...(body as AlertChoicesInput) } };
    },
  });
  const shown = await form();
  await user.selectOptions(shown.getByRole('combobox', { name: 'Mails about claims' }), 'A mail each time');
  await user.click(shown.getByRole('button', { name: 'Save' }));
  const claims = shown.getByRole('combobox', { name: 'Mails about claims' });
  await waitFor(() => expect(claims).toHaveDisplayValue('No mail'));
  expect(shown.getByRole('combobox', { name: 'Mails about delays' })).toHaveDisplayValue('No mail');
  expect(posts(calls)).toHaveLength(1);
});

it('shows what was saved from the answer, before anything is read again', async () => {
  const { user, toasts } = open();
  const shown = await form();
  const { fetch } = globalThis;
  await user.selectOptions(shown.getByRole('combobox', { name: 'Mails about claims' }), 'A mail each time');
  globalThis.fetch = async (...call) => {
    if (call[1]?.method !== 'POST') throw new Error('lost');
    return fetch(...call);
  };
  await user.click(shown.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(shown.getByRole('combobox', { name: 'Mails about claims' })).toHaveDisplayValue('A mail each time');
  expect(shown.queryByText('Not saved yet')).toBeNull();
});

it('says in place what could not be read, and reads it again', async () => {
  let isBroken = true;
  const { user } = openPage({
    ...{ path: '/dashboard/alerts', page: AlertsPage, address: '/dashboard/alerts' },
    answer: ({ path }) => {
      if (path === '/api/alerts') return { body: { rows: [] } };
      return isBroken ? refusal(500, 'internal', 'x') : { body: someChoices() };
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your choices could not be read');
  expect(await screen.findByText(/^Nothing needs your attention/)).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('form', { name: 'What you are told' })).toBeInTheDocument();
});
